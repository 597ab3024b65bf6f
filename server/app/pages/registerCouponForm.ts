import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { couponTokenOf } from '../../domains/purchases/couponTokens';
import { idempotencyKeyPattern } from '../../shared/validation/idempotencyKeyPattern';
import { noSuchCoupon } from '../../domains/purchases/buying/noSuchCoupon';
import { purchaseCoupon } from '../../domains/purchases/buying/purchaseCoupon';
import { purchaseRefusal } from '../../domains/purchases/buying/purchaseRefusal';
import { joinWaitingList } from '../../domains/purchases/waiting/joinWaitingList';
import { confirmCoupon } from '../../domains/purchases/holding/confirmCoupon';
import { sendCouponAgain } from '../../domains/purchases/buyer-access/sendCouponAgain';
import { setCouponReminder } from '../../domains/purchases/reminders/setCouponReminder';
import { cancelCoupon } from '../../domains/purchases/voiding/cancelCoupon';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { createContext } from '../context/createContext';
import type { ServerDependencies } from '../http/ServerDependencies';
import { acceptForms, requireOwnPage } from './acceptForms';
import { answerRefusal } from './answerRefusal';
import type { Pages } from './Pages';

interface Sent {
  Params: { id: string };
  /** absent if the request has no body */
  Body?: URLSearchParams;
}

interface SentByBuyer {
  Params: { token: string };
  Body?: URLSearchParams;
}

const formBytes = 10_000;
const couponKey = new RegExp(idempotencyKeyPattern);

/**
 * Accepts the coupon form without JavaScript, with the same use case as the API. An error shows the form again with its
 * input. A purchased coupon has its own page, which may be reloaded, with forms that confirm a held one, send it again and cancel it.
 */
export async function registerCouponForm(app: FastifyInstance, pages: Pages): Promise<void> {
  const { dependencies } = pages;
  await app.register((scope, _options, done) => {
    acceptForms(scope, formBytes);
    // the response is a page, so it also counts as one: a request over the `purchases` limit still renders a page
    scope.post<Sent>('/details/:id/coupon', async (request, reply) => {
      requireOwnPage(request, dependencies.config.http.publicUrl);
      const isWait = request.body?.get('wait') === '1';
      try {
        await app.spendBudget(request, isWait ? 'enquiries' : 'purchases');
        if (isWait) return await reply.redirect(await wait(dependencies, request), 303);
        return await reply.redirect(`/coupon/${await buy(dependencies, request)}`, 303);
      } catch (error) {
        return answerRefusal(request, reply, { app, pages, error, what: 'a coupon could not be bought' });
      }
    });
    scope.post<SentByBuyer>('/coupon/:token', async (request, reply) => {
      requireOwnPage(request, dependencies.config.http.publicUrl);
      const { token } = request.params;
      try {
        await app.spendBudget(request, 'purchases');
        const context = await createContext(dependencies, request);
        const { did } = await act(context, token, request.body);
        const sent = request.body?.has('again') ? '?sent=1' : '';
        return await reply.redirect(`/coupon/${couponTokenOf(context.identitySecret, did)}${sent}`, 303);
      } catch (error) {
        return answerRefusal(request, reply, {
          app,
          pages,
          error,
          what: 'a coupon could not be confirmed, sent again or cancelled',
        });
      }
    });
    done();
  });
}

/** The forms of a coupon's page: its fields say which of them was sent. Returns the coupon, which the confirmation names. */
function act(context: RequestContext, token: string, body: URLSearchParams | undefined): Promise<CouponPurchase> {
  const [confirm, remind] = ['confirm', 'remind'].map((name) => body?.get(name) ?? null);
  if (confirm != null) return confirmCoupon(context, { token: confirm });
  if (remind != null) return setCouponReminder(context, { token, remind: remind === 'true' });
  if (body?.has('again')) return sendCouponAgain(context, { token });
  return cancelCoupon(context, { token });
}

/** Joins the waiting list of a sold-out offer. Returns the page to go to: the form again, if a coupon is left. */
async function wait(dependencies: ServerDependencies, request: FastifyRequest<Sent>): Promise<string> {
  const brochureId = readBrochureId(request);
  const text = (name: string): string => request.body?.get(name) ?? '';
  const input = { brochureId, email: text('email'), website: text('website') };
  const isWaiting = await joinWaitingList(await createContext(dependencies, request), input);
  return `/details/${brochureId}/coupon${isWaiting ? '?waiting=1' : ''}`;
}

/** @throws NOT_FOUND for what is no number of an ad */
function readBrochureId({ params: { id } }: FastifyRequest<Sent>): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw noSuchCoupon();
  return Number(id);
}

/** Buys a coupon and returns its token. */
async function buy(dependencies: ServerDependencies, request: FastifyRequest<Sent>): Promise<string> {
  const brochureId = readBrochureId(request);
  const text = (name: string): string => request.body?.get(name) ?? '';
  const key = text('idempotencyKey');
  const expectedPriceCents = readShownPrice(request.body?.get('expectedPriceCents') ?? null);
  const context = await createContext(dependencies, request);
  const outcome = await purchaseCoupon(context, {
    brochureId,
    name: text('name'),
    email: text('email'),
    acceptTerms: text('acceptTerms') === 'true',
    termsVersion: text('termsVersion') || null,
    expectedPriceCents,
    remind: text('remind') === 'true',
    idempotencyKey: couponKey.test(key) ? key : null,
  });
  if (outcome.kind !== 'PURCHASED') throw purchaseRefusal(outcome);
  return couponTokenOf(context.identitySecret, outcome.purchase.did);
}

/**
 * The price on the page, in cents; null if the form has none.
 * @throws VALIDATION_FAILED for an invalid price: a buyer never agrees to an unreadable price
 */
function readShownPrice(sent: string | null): number | null {
  if (sent === null) return null;
  if (/^\d{1,8}$/.test(sent)) return Number(sent);
  const message =
    'The price that the form sent cannot be read, so nothing is reserved. Check the price below and send the form again.';
  const errors = [{ field: 'expectedPriceCents', code: 'INVALID', message }];
  throw new DomainError('VALIDATION_FAILED', message, { errors });
}
