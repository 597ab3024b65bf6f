import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestFollow } from '../../domains/follows/requestFollow';
import { createContext } from '../context/createContext';
import { logFailure } from '../http/errors/logFailure';
import { toDomainError } from '../rest/problems/toDomainError';
import { acceptForms, requireOwnPage } from './acceptForms';
import { answerPage } from './answering/answerPage';
import type { Pages } from './Pages';
import { readTopicAddress } from './readTopicAddress';

interface Sent {
  /** absent if the request has no body */
  Body?: URLSearchParams;
}

const formBytes = 8192;

/**
 * Accepts the form of the page `/follow` (docs/rules/follows.md#by-mail). An error shows the form again with its input.
 * Success leads to a page that may be reloaded, and is the same for every address.
 */
export async function registerFollowForm(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptForms(scope, formBytes);
    scope.post<Sent>('/follow', (request, reply) => answerForm(request, reply, app, pages));
    done();
  });
}

async function answerForm(
  request: FastifyRequest<Sent>,
  reply: FastifyReply,
  app: FastifyInstance,
  pages: Pages,
): Promise<FastifyReply> {
  const { dependencies } = pages;
  requireOwnPage(request, dependencies.config.http.publicUrl);
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  try {
    await app.spendBudget(request, 'enquiries');
    await requestFollow(await createContext(dependencies, request), {
      address: readTopicAddress(query),
      email: request.body?.get('email') ?? '',
      website: request.body?.get('website') ?? '',
    });
    query.set('sent', '1');
    return await reply.redirect(`/follow?${query.toString()}`, 303);
  } catch (error) {
    const refusal = toDomainError(error);
    const { code, message, errors, retryAfterSeconds = null } = refusal;
    logFailure(refusal, { request: request.log, site: app.log }, 'a follow could not be requested');
    if (retryAfterSeconds !== null) void reply.header('retry-after', Math.ceil(retryAfterSeconds));
    const values = Object.fromEntries(request.body ?? []);
    const posted = { values, code, message, fields: errors, retryAfterSeconds, idempotencyKey: null };
    return answerPage(request, reply, pages, posted);
  }
}
