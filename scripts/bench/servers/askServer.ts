import http from 'node:http';
import type { ApiRequest } from './ApiRequest';

export interface ApiResponse {
  status: number;
  text: string;
  headers: http.IncomingHttpHeaders;
}

/** One request over a keep-alive connection, without compression unless the headers ask for it. */
export function askServer(agent: http.Agent, port: number, request: ApiRequest): Promise<ApiResponse> {
  const { method, path, body } = request;
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...request.headers, ...length } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
            headers: response.headers,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
