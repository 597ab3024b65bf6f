import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { confirmOwnAddress } from '../../domains/retention/own-data/confirmOwnAddress';
import { correctOwnData } from '../../domains/retention/own-data/correctOwnData';
import { eraseOwnData } from '../../domains/retention/own-data/eraseOwnData';
import { requestTokenOf } from '../../domains/retention/privacy-requests/requestTokens';
import type { RequestContext } from '../../platform/context/RequestContext';
import { createContext } from '../context/createContext';
import { acceptForms, requireOwnPage } from './acceptForms';
import { answerRefusal } from './answerRefusal';
import type { Pages } from './Pages';

interface Sent {
  Params: { token: string };
  /** absent if the request has no body */
  Body?: URLSearchParams;
}

type Act = (context: RequestContext, token: string, body: URLSearchParams) => Promise<string>;

const formBytes = 10_000;

/**
 * Accepts the forms of a person's own data, with the same use cases as the API
 * (docs/rules/privacy-and-law.md#own-data).
 */
export async function registerOwnDataForms(app: FastifyInstance, pages: Pages): Promise<void> {
  const { dependencies } = pages;
  await app.register((scope, _options, done) => {
    acceptForms(scope, formBytes);
    const accept = (what: string, act: Act) => async (request: FastifyRequest<Sent>, reply: FastifyReply) => {
      requireOwnPage(request, dependencies.config.http.publicUrl);
      try {
        await app.spendBudget(request, 'logins');
        const context = await createContext(dependencies, request);
        const next = await act(context, request.params.token, request.body ?? new URLSearchParams());
        return await reply.redirect(next, 303);
      } catch (error) {
        return answerRefusal(request, reply, { app, pages, error, what });
      }
    };
    scope.post<Sent>('/my-coupons/:token/data', accept('data were not changed', change));
    scope.post<Sent>('/privacy-request/:token', accept('an address could not be confirmed', confirm));
    done();
  });
}

/** One of three forms: its field `act` says which. Returns the next page. */
function change(context: RequestContext, token: string, body: URLSearchParams): Promise<string> {
  return body.get('act') === 'erase' ? erase(context, token, body) : correct(context, token, body);
}

/** Corrects what its form has: the name or the address. */
async function correct(context: RequestContext, token: string, body: URLSearchParams): Promise<string> {
  const [name, email] = [body.get('name'), body.get('email')];
  const isAddressToConfirm = await correctOwnData(context, { token, name, email });
  return `/my-coupons/${encodeURIComponent(token)}/data?done=${isAddressToConfirm ? 'email' : 'name'}`;
}

/** Returns the page of the request, because the link is erased as well. */
async function erase(context: RequestContext, token: string, body: URLSearchParams): Promise<string> {
  const { did } = await eraseOwnData(context, { token, confirmation: body.get('confirmation') ?? '' });
  return `/privacy-request/${requestTokenOf(context.identitySecret, did)}`;
}

async function confirm(context: RequestContext, _token: string, body: URLSearchParams): Promise<string> {
  const { did } = await confirmOwnAddress(context, { token: body.get('confirm') ?? '' });
  return `/privacy-request/${requestTokenOf(context.identitySecret, did)}`;
}
