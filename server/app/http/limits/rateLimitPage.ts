import type { FastifyRequest } from 'fastify';
import { plainPage } from '../errors/plainPage';
import { retryHtml } from '../errors/retryHtml';

const forPrograms = /^\/(?:rest|graphql)(?:[/?]|$)/;

/** True if a person opens a page or posts its form; false for programs and requests that a page makes. */
export function isNavigation({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  return (headers.accept ?? '').includes('text/html') && !forPrograms.test(url);
}

/** The HTML page of a 429. */
export function rateLimitPage(request: Pick<FastifyRequest, 'url' | 'method'>, seconds: number): string {
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return plainPage(
    'One moment',
    `<p>Many pages were asked for from your connection in the last minute. In ${wait} it goes on. Nothing is lost.</p>
${retryHtml(request)}`,
  );
}
