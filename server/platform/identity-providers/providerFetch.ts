import { DomainError } from '../../shared/errors/DomainError';
import { isSafeProviderUrl } from './isSafeProviderUrl';
import type { ProviderSettings } from './ProviderSettings';

/** No answer of a provider is near it. */
const mostBytes = 512 * 1024;

interface Surroundings {
  provider: ProviderSettings;
  timeoutMs: number;
  /** the addresses of the provider's own metadata; null before they are known */
  endpoints: () => readonly (string | undefined)[] | null;
}

/**
 * Returns the `fetch` for one provider. It asks the configured issuer and the addresses of its metadata only, follows no
 * redirect, and limits time and size.
 */
export function providerFetch({ provider, timeoutMs, endpoints }: Surroundings) {
  const discovery = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  return async (url: string, options: RequestInit): Promise<Response> => {
    const allowed = endpoints() ?? [discovery];
    if (!allowed.includes(url) || !isSafeProviderUrl(url, provider.issuer)) {
      throw providerOutage(provider, new Error(`The provider names an address that is not asked: ${url}`));
    }
    try {
      const answer = await fetch(url, {
        ...options,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}.`);
      const { status, headers } = answer;
      return new Response(await readAtMost(answer), { status, headers });
    } catch (error) {
      throw providerOutage(provider, error);
    }
  };
}

async function readAtMost(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new Error(`${answer.url} answered more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function providerOutage({ label }: ProviderSettings, cause: unknown): DomainError {
  const message = `${label} does not answer at the moment. Try again later, or sign in another way.`;
  return new DomainError('UNAVAILABLE', message, { cause, retryAfterSeconds: 30 });
}
