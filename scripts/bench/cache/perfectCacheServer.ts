import http from 'node:http';

/** The limit for any cache: a bare server that has every response in memory, under the address alone. */
const site = Number(process.env['SITE_PORT']);
const responses = new Map<string, { status: number; headers: string[]; bytes: Buffer }>();
/** those that a client needs to read and to revalidate the response */
const sent = new Set(['content-type', 'content-encoding', 'content-length', 'cache-control', 'etag', 'vary']);

const server = http.createServer((request, response) => {
  const { url = '' } = request;
  const known = responses.get(url);
  if (known) {
    response.writeHead(known.status, known.headers);
    response.end(known.bytes);
    return;
  }
  // asks the site at the first request
  http.get({ port: site, host: '127.0.0.1', path: url, headers: { ...request.headers } }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        sent.has(name) ? [name, String(value)] : [],
      );
      const bytes = Buffer.concat(parts);
      const { statusCode: status = 0 } = answer;
      if (status === 200 && 'etag' in answer.headers) responses.set(url, { status, headers, bytes });
      response.writeHead(status, headers);
      response.end(bytes);
    });
  });
});

server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
