import type { FastifyRequest } from 'fastify';
import { plainPage } from './plainPage';
import { tryAgain } from './tryAgain';

const forPrograms = /^\/(?:rest|graphql)(?:[/?]|$)/;

/** Somebody opens a page, or sends the form of one: not a program, and nothing that a page asks for by itself. */
export function isNavigation({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  return (headers.accept ?? '').includes('text/html') && !forPrograms.test(url);
}

/** What a person reads who has asked for too many pages. */
export function busyPage(request: Pick<FastifyRequest, 'url' | 'method'>, seconds: number): string {
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return plainPage(
    'One moment',
    `<p>Many pages were asked for from your connection in the last minute. In ${wait} it goes on. Nothing is lost.</p>
${tryAgain(request)}`,
  );
}
