# All checks in a container: docker build . && docker run --rm IMAGE
# Never built here: this project has been developed without a connection to a registry.
FROM swift:6.3
WORKDIR /reducergen
COPY . .
RUN swift build --build-tests
CMD [".ci/run"]
