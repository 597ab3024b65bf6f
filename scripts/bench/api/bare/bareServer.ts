import http from 'node:http';
import { Pool, types } from 'pg';
import type { BareResponse } from './BareResponse';
import { bareDetails } from './bareDetails';
import { bareGrid } from './bareGrid';
import { bareList } from './bareList';
import { bareRestList } from './bareRestList';

/**
 * The lower limit: the cost of the same responses by node:http and pg alone, with hand-written SQL for exactly these
 * requests. It has no validation, no rate limit, no logs and no other request.
 */
const operations: Record<string, BareResponse> = {
  BrochureListScreen: bareList,
  BrochureDetailsScreen: bareDetails,
  BrochureGrid: bareGrid,
};

const readBody = async (request: http.IncomingMessage): Promise<string> => {
  let body = '';
  request.setEncoding('utf8');
  for await (const part of request) body += part as string;
  return body;
};

async function answer(pool: Pool, request: http.IncomingMessage): Promise<unknown> {
  const url = request.url ?? '';
  if (url === '/readyz') return { status: 'ready' };
  if (url.startsWith('/rest/')) return bareRestList(pool, new URLSearchParams(url.slice(url.indexOf('?'))));
  const { operationName, query, variables } = JSON.parse(await readBody(request)) as {
    operationName: string;
    query: string;
    variables: Record<string, unknown>;
  };
  const operation = operations[operationName];
  if (!operation) throw new Error(`unknown: ${operationName}`);
  return { data: await operation(pool, { variables, query, authorization: request.headers.authorization ?? '' }) };
}

types.setTypeParser(types.builtins.INT8, Number);
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  application_name: 'bare-server',
});
const server = http.createServer((request, response) => {
  answer(pool, request).then(
    (body) => {
      const text = JSON.stringify(body);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error));
    },
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void pool.end());
});
