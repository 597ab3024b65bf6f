import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../shared/text/escapeHtml';
import { plainButton } from './plainPage';

/** How the same is asked once more, as HTML. A form is sent again by going back: nothing of it is lost. */
export function tryAgain({ url, method }: Pick<FastifyRequest, 'url' | 'method'>): string {
  if (method !== 'GET') return '<p>Go back, and send the form again. What you wrote is still there.</p>';
  return `<p><a ${plainButton} href="${escapeHtml(url.replace(/^\/+/, '/'))}">Try again</a></p>`;
}
