import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyKeyPattern } from '../../shared/validation/idempotencyKeyPattern';
import { logFailure } from '../http/errors/logFailure';
import { toDomainError } from '../rest/problems/toDomainError';
import { answerPage } from './answering/answerPage';
import type { Pages } from './Pages';

const couponKey = new RegExp(idempotencyKeyPattern);

interface Refused {
  app: FastifyInstance;
  pages: Pages;
  error: unknown;
  /** for the log */
  what: string;
}

/** Shows the page of the form again, with its input and the error. */
export function answerRefusal(
  request: FastifyRequest<{ Body?: URLSearchParams }>,
  reply: FastifyReply,
  { app, pages, error, what }: Refused,
): Promise<FastifyReply> {
  const refusal = toDomainError(error);
  const { code, message, errors, retryAfterSeconds = null } = refusal;
  logFailure(refusal, { request: request.log, site: app.log }, what);
  if (retryAfterSeconds !== null) void reply.header('retry-after', Math.ceil(retryAfterSeconds));
  const { idempotencyKey: usedKey, expectedPriceCents: _shown, ...values } = Object.fromEntries(request.body ?? []);
  // a purchase with an unknown outcome is retried under its key; any other gets a new key
  const isUnknown = code === 'UNAVAILABLE' || code === 'INTERNAL';
  const idempotencyKey = isUnknown && couponKey.test(usedKey ?? '') ? (usedKey ?? null) : null;
  const posted = { values, code, message, fields: errors, retryAfterSeconds, idempotencyKey };
  return answerPage(request, reply, pages, posted);
}
