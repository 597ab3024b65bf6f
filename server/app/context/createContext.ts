import type { FastifyRequest } from 'fastify';
import { authenticateKey } from '../../domains/accounts/api-keys/authenticateKey';
import { looksLikeKey } from '../../domains/accounts/api-keys/keySecret';
import { readSignInCookie } from '../../domains/accounts/connected-accounts/signInCookie';
import { readDeviceCookie } from '../../domains/accounts/devices/deviceCookie';
import { authenticate } from '../../domains/accounts/signing-in/authenticate';
import { describeEnvironment } from '../../platform/config/environment/describeEnvironment';
import { currentTracing } from '../../platform/tracing/tracing';
import { getMailSender } from '../../platform/mailer/getMailSender';
import type { RequestContext } from '../../platform/context/RequestContext';
import { ResponseNotes } from '../../platform/context/ResponseNotes';
import { DomainError } from '../../shared/errors/DomainError';
import { recordViewedPage } from '../../domains/accounts/viewings/recordViewedPage';
import { refuseWhileViewing } from '../../shared/authorize';
import type { Viewer } from '../../shared/Viewer';
import { isForeignPage } from '../http/cross-origin/isForeignPage';
import type { ServerDependencies } from '../http/ServerDependencies';
import { isAddressShared } from '../http/security/isAddressShared';
import { legalTextAsBuilt } from './legalTextAsBuilt';
import { createLoaderRegistry } from './createLoaderRegistry';
import { oncePerRequest } from './oncePerRequest';
import { readBearerToken } from './readBearerToken';

const contextOf = oncePerRequest<Promise<RequestContext>>();

/**
 * Returns the context of a request; each request has only one. A broken, expired or revoked token makes the caller
 * anonymous: public data stays readable, and the permission check refuses everything else with 401.
 * @throws UNAUTHENTICATED for an API key that does not count, FORBIDDEN for one that is not for the page that sends it
 */
export function createContext(dependencies: ServerDependencies, request: FastifyRequest): Promise<RequestContext> {
  return contextOf(request, () => makeContext(dependencies, request));
}

async function readCaller(
  { config, clock, database, logger }: ServerDependencies,
  request: FastifyRequest,
): Promise<Pick<RequestContext, 'viewer' | 'apiKey'>> {
  const token = readBearerToken(request.headers.authorization);
  if (token === null) return { viewer: null, apiKey: null };
  if (!looksLikeKey(token)) return { viewer: await authenticate({ config, clock, database }, token), apiKey: null };
  const caller = await authenticateKey({ config, clock, database, logger }, token);
  const { origin = '' } = request.headers;
  if (isForeignPage(request, config.http.publicUrl) && !caller.apiKey.allowedOrigins.includes(origin)) {
    throw new DomainError('FORBIDDEN', `This API key is not for pages of ${origin}.`);
  }
  return caller;
}

/** The keys of administrators are for programs of the site itself. */
function isProgramOfOthers(viewer: Viewer | null, apiKey: RequestContext['apiKey']): boolean {
  return apiKey !== null && viewer?.role !== 'ADMINISTRATOR';
}

/** Lets a viewing's token read. GraphQL is asked by POST too; its fields are checked one by one. */
async function admitViewing(
  { database, clock }: ServerDependencies,
  { id: requestId, method, headers, routeOptions, url }: FastifyRequest,
  viewer: Viewer,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD' && routeOptions.url !== '/graphql') refuseWhileViewing(viewer);
  const page = URL.parse(headers.referer ?? '')?.pathname ?? url.replace(/\?.*$/s, '');
  await recordViewedPage({ database, clock }, { viewer, requestId, page });
}

async function makeContext(dependencies: ServerDependencies, request: FastifyRequest): Promise<RequestContext> {
  const { config, clock, database, jobs, files, fetchOutside, getOutside, identityProviders, logger, mailTransport } =
    dependencies;
  const { viewer, apiKey } = await readCaller(dependencies, request);
  if (viewer?.viewing) await admitViewing(dependencies, request, viewer);
  const response = new ResponseNotes();
  response.accountId = viewer?.viewing?.administratorId ?? viewer?.accountId ?? null;
  request.responseNotes = response;
  const context: RequestContext = {
    requestId: request.id,
    logger: logger.child({ requestId: request.id, traceparent: currentTracing()?.traceparent() }),
    siteLogger: logger,
    clock,
    database,
    jobs,
    files,
    fetchOutside,
    getOutside,
    atdwApiKey: config.atdwApiKey,
    identityProviders,
    viewer,
    apiKey,
    isThirdParty: isProgramOfOthers(viewer, apiKey) || (viewer === null && request.url.startsWith('/rest/')),
    remoteAddress: request.ip,
    isAddressShared: isAddressShared(request, config.http),
    deviceToken: readDeviceCookie(request.headers.cookie),
    signInToken: readSignInCookie(request.headers.cookie),
    userAgent: request.headers['user-agent'] ?? null,
    wantsCookie: request.headers['x-session'] === 'cookie',
    requiresSecondFactor: config.requiresSecondFactor,
    accessToken: config.accessToken,
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    publicUrl: config.http.publicUrl,
    isDemo: config.demo,
    purchases: config.purchases,
    localities: config.localities,
    outward: config.outward,
    wallets: config.wallets,
    previews: config.previews,
    response,
    publicVersion: async () => (await request.server.publicVersion?.verify()) ?? null,
    environment: () => describeEnvironment(config),
    legalTextAsBuilt,
    mailTransport,
    mailSender: getMailSender(config),
    identitySecret: config.identitySecret,
    loader: createLoaderRegistry(() => context),
  };
  return context;
}
