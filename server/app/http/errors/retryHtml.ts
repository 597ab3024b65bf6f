import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import { plainButton } from './plainPage';

/** HTML with a link to retry a GET, or the advice to go back and send the form again. */
export function retryHtml({ url, method }: Pick<FastifyRequest, 'url' | 'method'>): string {
  if (method !== 'GET') return '<p>Go back, and send the form again. What you wrote is still there.</p>';
  return `<p><a ${plainButton} href="${escapeHtml(url.replace(/^\/+/, '/'))}">Try again</a></p>`;
}
