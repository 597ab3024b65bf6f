import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../shared/text/escapeHtml';
import { plainButton, plainPage } from './plainPage';

const forPrograms = /^\/(?:rest|graphql)(?:[/?]|$)/;

/** Somebody opens a page, or sends the form of one: not a program, and nothing that a page asks for by itself. */
export function isNavigation({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  return (headers.accept ?? '').includes('text/html') && !forPrograms.test(url);
}

/** What a person reads who has asked for too many pages. A form is sent again by going back: nothing of it is lost. */
export function busyPage({ url, method }: Pick<FastifyRequest, 'url' | 'method'>, seconds: number): string {
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const again =
    method === 'GET'
      ? `<p><a ${plainButton} href="${escapeHtml(url.replace(/^\/+/, '/'))}">Try again</a></p>`
      : '<p>Go back, and send the form again. What you wrote is still there.</p>';
  return plainPage(
    'One moment',
    `<p>Many pages were asked for from your connection in the last minute. In ${wait} it goes on. Nothing is lost.</p>
${again}`,
  );
}
