import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '../../../shared/errors/DomainError';
import { presentProblem } from '../../rest/problems/presentProblem';

const statusOf: Record<string, readonly [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

/** Replies to requests that Node itself refuses: invalid HTTP, oversized headers, slow senders. */
export function replyToMalformedRequest(error: Error & { code?: string }, socket: Socket, site: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = statusOf[error.code ?? ''] ?? [400, 'This is not HTTP that can be read.'];
  const problem = presentProblem(new DomainError('BAD_REQUEST', detail), { url: '', requestId: '', site });
  const body = JSON.stringify({ ...problem, status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Bad Request'}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
