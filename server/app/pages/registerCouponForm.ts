import type { FastifyInstance, FastifyRequest } from 'fastify';
import { couponTokenOf } from '../../domains/purchases/couponTokens';
import { idempotencyKeyPattern } from '../../domains/purchases/buying/idempotencyKeyPattern';
import { noSuchCoupon } from '../../domains/purchases/buying/noSuchCoupon';
import { purchaseCoupon } from '../../domains/purchases/buying/purchaseCoupon';
import { purchaseRefusal } from '../../domains/purchases/buying/purchaseRefusal';
import { DomainError } from '../../shared/errors/DomainError';
import { createContext } from '../context/createContext';
import { logFailure } from '../http/errors/logFailure';
import type { ServerDependencies } from '../http/ServerDependencies';
import { toDomainError } from '../rest/problems/toDomainError';
import type { Pages } from './Pages';
import { answerPage } from './answering/answerPage';

interface Sent {
  Params: { id: string };
  /** absent where nothing was sent at all */
  Body?: URLSearchParams;
}

const formBytes = 10_000;
const couponKey = new RegExp(idempotencyKeyPattern);

/**
 * The form of a coupon, sent as it is where there is no JavaScript: the same use case as over the API. What is wrong
 * comes back in the form with all that was typed; a coupon has a page of its own, which may be loaded again.
 */
export async function registerCouponForm(app: FastifyInstance, pages: Pages): Promise<void> {
  const { dependencies } = pages;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(String(body)));
      },
    );
    // its answer is a page, so it counts as one, too: what `purchases` refuses is drawn all the same
    scope.post<Sent>('/details/:id/coupon', async (request, reply) => {
      if (!isFromOwnPage(request, dependencies.config.http.publicUrl)) {
        throw new DomainError('FORBIDDEN', 'This form was sent by another site.');
      }
      try {
        await app.spendBudget(request, 'purchases');
        return await reply.redirect(`/coupon/${await buy(dependencies, request)}`, 303);
      } catch (error) {
        const refusal = toDomainError(error);
        const { code, message, errors, retryAfterSeconds = null } = refusal;
        logFailure(refusal, { request: request.log, site: app.log }, 'a coupon could not be bought');
        if (retryAfterSeconds !== null) void reply.header('retry-after', Math.ceil(retryAfterSeconds));
        const {
          idempotencyKey: usedKey,
          expectedPriceCents: _shown,
          ...values
        } = Object.fromEntries(request.body ?? []);
        // a purchase whose end nobody saw is asked for again under its key; any other one is a new one
        const isUnknown = code === 'UNAVAILABLE' || code === 'INTERNAL';
        const idempotencyKey = isUnknown && couponKey.test(usedKey ?? '') ? (usedKey ?? null) : null;
        const posted = { values, code, message, fields: errors, retryAfterSeconds, idempotencyKey };
        return answerPage(request, reply, pages, posted);
      }
    });
    done();
  });
}

/** Answers the token of the coupon. */
async function buy(dependencies: ServerDependencies, request: FastifyRequest<Sent>): Promise<string> {
  const { id } = request.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw noSuchCoupon();
  const text = (name: string): string => request.body?.get(name) ?? '';
  const key = text('idempotencyKey');
  const expectedPriceCents = readShownPrice(request.body?.get('expectedPriceCents') ?? null);
  const context = await createContext(dependencies, request);
  const outcome = await purchaseCoupon(context, {
    brochureId: Number(id),
    name: text('name'),
    email: text('email'),
    acceptTerms: text('acceptTerms') === 'true',
    expectedPriceCents,
    idempotencyKey: couponKey.test(key) ? key : null,
  });
  if (outcome.kind !== 'PURCHASED') throw purchaseRefusal(outcome);
  return couponTokenOf(context.identitySecret, outcome.purchase.did);
}

/**
 * The price that the page showed, in cents; null where the form names none.
 * @throws VALIDATION_FAILED for anything else: a buyer never agrees to a price that could not be read
 */
function readShownPrice(sent: string | null): number | null {
  if (sent === null) return null;
  if (/^\d{1,8}$/.test(sent)) return Number(sent);
  const message =
    'The price that the form sent cannot be read, so nothing is reserved. Check the price below and send the form again.';
  const errors = [{ field: 'expectedPriceCents', code: 'INVALID', message }];
  throw new DomainError('VALIDATION_FAILED', message, { errors });
}

/**
 * Whether a form was sent by a page of ours. Browsers say so by themselves, and no other site can make them lie; who
 * says nothing is no browser, and has the API.
 */
function isFromOwnPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && [new URL(publicUrl).origin, `${protocol}://${host}`].includes(headers.origin);
}
