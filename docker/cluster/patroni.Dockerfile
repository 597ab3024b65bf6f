# PostgreSQL under Patroni. The image of PostgreSQL knows the packages of its project, among them Patroni.
FROM postgres:18-bookworm
RUN apt-get update \
  && apt-get install -y --no-install-recommends patroni python3-etcd \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 0700 /var/lib/postgresql/patroni
COPY patroni.yml /etc/patroni.yml
USER postgres
EXPOSE 5432 8008
HEALTHCHECK --interval=5s --timeout=3s CMD pg_isready --quiet --host 127.0.0.1
ENTRYPOINT []
CMD ["patroni", "/etc/patroni.yml"]
