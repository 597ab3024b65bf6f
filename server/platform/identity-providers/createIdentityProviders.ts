import type { ClientAuth, Configuration } from 'openid-client';
import type { Logger } from 'pino';
import { DomainError } from '../../shared/errors/DomainError';
import type { AuthorizationAttempt, IdentityProviders, ProvidedIdentity } from './IdentityProviders';
import { isSafeProviderUrl } from './isSafeProviderUrl';
import { providerFetch, providerOutage } from './providerFetch';
import type { ProviderSettings } from './ProviderSettings';

interface Surroundings {
  logger: Logger;
  /** for each answer of a provider */
  timeoutMs?: number;
}

/** A provider changes its addresses and keys rarely; keys that are unknown are fetched earlier. */
const metadataMs = 60 * 60 * 1000;

/** Speaks OpenID Connect with the configured providers, by `openid-client`, which loads when it is first needed. */
export function createIdentityProviders(
  list: readonly ProviderSettings[],
  { logger, timeoutMs = 5000 }: Surroundings,
): IdentityProviders {
  const known = new Map<string, { since: number; configuration: Promise<Configuration> }>();

  function configurationOf(provider: ProviderSettings): Promise<Configuration> {
    const found = known.get(provider.key);
    if (found !== undefined && Date.now() - found.since < metadataMs) return found.configuration;
    const configuration = discover(provider, timeoutMs);
    known.set(provider.key, { since: Date.now(), configuration });
    return configuration.catch((error: unknown) => {
      known.delete(provider.key);
      logger.error({ err: error, provider: provider.key }, 'A provider of sign-in could not be reached.');
      throw outageIn(error) ?? providerOutage(provider, error);
    });
  }

  return {
    list,
    async authorizationUrl({ provider, redirectUri, state, nonce, codeVerifier }) {
      const configuration = await configurationOf(provider);
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(configuration, {
        ...{ redirect_uri: redirectUri, scope: 'openid email', state, nonce },
        ...{ code_challenge: await calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' },
      }).href;
    },
    async identify(attempt, query, asks) {
      const configuration = await configurationOf(attempt.provider);
      try {
        return await redeem(configuration, attempt, query, asks);
      } catch (error) {
        throw await refusalOf(error, attempt, logger);
      }
    },
  };
}

async function discover(provider: ProviderSettings, timeoutMs: number): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider;
  const {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to stand out
    allowInsecureRequests,
    ClientSecretBasic,
    ClientSecretPost,
    customFetch,
    discovery,
    enableNonRepudiationChecks,
  } = await import('openid-client');
  let endpoints: (string | undefined)[] | null = null;
  const fetchGuarded = providerFetch({ provider, timeoutMs, endpoints: () => endpoints });
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  const authenticate: ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true ? post : basic)(
      server,
      ...rest,
    );
  const found = await discovery(new URL(issuer), clientId, undefined, authenticate, {
    [customFetch]: fetchGuarded,
    // `providerFetch` allows http for a provider on this machine only
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  });
  const { authorization_endpoint: begin, token_endpoint, jwks_uri, userinfo_endpoint } = found.serverMetadata();
  if (begin === undefined || !isSafeProviderUrl(begin, issuer)) throw new Error(`${issuer} names no address to go to.`);
  endpoints = [token_endpoint, jwks_uri, userinfo_endpoint];
  return found;
}

/** `openid-client` checks state, `iss`, nonce, audience, times and the signature. */
async function redeem(
  configuration: Configuration,
  { redirectUri, state, nonce, codeVerifier }: AuthorizationAttempt,
  query: string,
  asks: { email: boolean },
): Promise<ProvidedIdentity> {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
  const returned = new URL(redirectUri);
  returned.search = query;
  const tokens = await authorizationCodeGrant(configuration, returned, {
    ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true },
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The provider sent no ID token.');
  const { sub } = claims;
  if (!asks.email) return { subject: sub, email: null, isEmailVerified: false };
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const of =
    claims['email'] === undefined && hasUserInfo
      ? await fetchUserInfo(configuration, tokens.access_token, sub)
      : claims;
  const { email, email_verified: verified } = of as { email?: unknown; email_verified?: unknown };
  return {
    subject: sub,
    email: typeof email === 'string' ? email : null,
    // some providers send a text
    isEmailVerified: verified === true || verified === 'true',
  };
}

/** What the browser was sent back with is wrong, or the person has not agreed; or the provider fails. */
async function refusalOf(error: unknown, { provider }: AuthorizationAttempt, logger: Logger): Promise<DomainError> {
  const outage = outageIn(error);
  if (outage !== null) {
    logger.error({ err: outage.cause, provider: provider.key }, 'A provider of sign-in could not be reached.');
    return outage;
  }
  const { AuthorizationResponseError, ResponseBodyError } = await import('openid-client');
  const code = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError ? error.error : null;
  if (code === 'access_denied') {
    return refusal('CANCELLED', `You have not gone on at ${provider.label}. Start again, or sign in another way.`);
  }
  logger.warn({ err: error, provider: provider.key }, 'The answer of a provider of sign-in was refused.');
  // ours or the provider's mistake: trying again at once is of no use
  if (code !== null && outages.has(code)) return providerOutage(provider, error);
  return refusal('REFUSED', `What ${provider.label} sent back cannot be used. Start again.`);
}

const outages = new Set(['server_error', 'temporarily_unavailable', 'invalid_client', 'unauthorized_client']);

function refusal(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'query', code, message }] });
}

/** Returns the outage that an error of `openid-client` was caused by. */
function outageIn(error: unknown): DomainError | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DomainError) return each;
  }
  return null;
}
