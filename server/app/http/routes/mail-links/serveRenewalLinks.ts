import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRenewal, type Renewal } from '../../../../domains/advertiser-notices/renewal-links/readRenewal';
import { renewByLink } from '../../../../domains/advertiser-notices/renewal-links/renewByLink';
import { thumbnailLoader } from '../../../../domains/brochures/assets/thumbnailLoader';
import { displayTitle } from '../../../../domains/brochures/computed/displayTitle';
import { vendorLoader } from '../../../../domains/vendors/vendorLoader';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { formatAustralianDate } from '../../../../shared/dates/formatAustralianDate';
import { isIsoDate } from '../../../../shared/dates/isIsoDate';
import { parseAustralianDate } from '../../../../shared/dates/parseAustralianDate';
import { DomainError } from '../../../../shared/errors/DomainError';
import { createContext } from '../../../context/createContext';
import type { ServerDependencies } from '../../ServerDependencies';
import { sendPageOfLink, tokenOf, type LinkOfMail } from './linksOfMails';
import {
  renewalIsOver,
  renewalQuestion,
  renewalWaits,
  unknownRenewal,
  type Refused,
  type RenewalView,
} from './renewalPages';

const url = '/renew';
const bodyLimit = 2000;

interface RenewalRequest extends LinkOfMail {
  Body: URLSearchParams | undefined;
}

/** Serves the link of a mail that reminds of an ad's end: a new last day without a login, for review. */
export async function serveRenewalLinks(app: FastifyInstance, dependencies: ServerDependencies): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) => {
      parsed(null, new URLSearchParams(String(body)));
    });
    scope.get<LinkOfMail>(url, async (request, reply) => {
      const context = await anonymous(dependencies, request);
      const renewal = await readRenewal(context.database.manager, context, tokenOf(request.query));
      return send(reply, await pageOf(context, renewal, null));
    });
    scope.post<RenewalRequest>(url, async (request, reply) => {
      const context = await anonymous(dependencies, request);
      return renew(context, reply, { token: tokenOf(request.query), form: request.body ?? new URLSearchParams() });
    });
    done();
  });
}

/** The link alone decides what its holder may do, whoever is signed in. */
async function anonymous(dependencies: ServerDependencies, request: FastifyRequest): Promise<RequestContext> {
  return { ...(await createContext(dependencies, request)), viewer: null };
}

async function renew(
  context: RequestContext,
  reply: FastifyReply,
  { token, form }: { token: string; form: URLSearchParams },
): Promise<FastifyReply> {
  const ownDay = form.get('ownDay') ?? '';
  const chosen = form.get('day') ?? '';
  const validTo = chosen === 'own' ? (parseAustralianDate(ownDay.trim()) ?? '') : chosen;
  const version = Number(form.get('version'));
  try {
    if (chosen === 'own' && validTo === '') {
      throw badDay('INVALID', 'Write the new last day as DD/MM/YYYY, for example 20/11/2027.');
    }
    if (!isIsoDate(validTo)) throw badDay('REQUIRED', 'Choose the new last day.');
    // without scripts, a typed day does not choose itself
    if (chosen !== 'own' && ownDay !== '')
      throw badDay('CONFLICT', 'Two days are given: choose “Another day”, or clear it.');
    return await send(reply, await pageOf(context, await renewByLink(context, { token, validTo, version }), null));
  } catch (error) {
    if (!(error instanceof DomainError) || !['VALIDATION_FAILED', 'CONFLICT'].includes(error.code)) throw error;
    const message =
      error.code === 'CONFLICT' ? 'The ad has changed meanwhile. Look at it, then send the day again.' : error.message;
    const renewal = await readRenewal(context.database.manager, context, token);
    const typed = ownDay !== '' || !isIsoDate(validTo) ? ownDay : formatAustralianDate(validTo);
    const page = await pageOf(context, renewal, { message, ownDay: typed });
    return send(reply, page, error.code === 'CONFLICT' ? 409 : 422);
  }
}

function badDay(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'validTo', code, message }] });
}

async function pageOf(
  context: RequestContext,
  renewal: Renewal | null,
  refused: Refused | null,
): Promise<string | null> {
  if (!renewal) return null;
  const { brochure, waiting, isOver } = renewal;
  const vendor = brochure.vendorId === null ? null : await context.loader(vendorLoader).load(brochure.vendorId);
  const view: RenewalView = {
    ...renewal,
    title: displayTitle(brochure, vendor),
    picture: await context.loader(thumbnailLoader).load(brochure.id),
  };
  if (isOver) return renewalIsOver(view);
  return waiting === null ? renewalQuestion(view, refused) : renewalWaits(view, waiting);
}

function send(reply: FastifyReply, page: string | null, status = 200): FastifyReply {
  return sendPageOfLink(reply, page, unknownRenewal, status);
}
