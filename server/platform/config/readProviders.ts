import { isSafeProviderUrl } from '../identity-providers/isSafeProviderUrl';
import type { ProviderSettings } from '../identity-providers/ProviderSettings';
import type { EnvironmentReader } from './environment/EnvironmentReader';

const takes =
  'a JSON list such as [{"key": "google", "label": "Google", "issuer": "https://accounts.google.com", "clientId": "…", "clientSecret": "…"}]; keys of small letters, digits and hyphens, issuers by https';

/** Reads the providers that people may sign in with; none by default. */
export function readProviders(reader: EnvironmentReader): readonly ProviderSettings[] {
  return reader.parsed<readonly ProviderSettings[]>('SIGN_IN_PROVIDERS', [], takes, readList);
}

function readList(text: string): ProviderSettings[] | undefined {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(list) || !list.every(isProvider)) return undefined;
  const areDistinct = (['key', 'issuer'] as const).every(
    (name) => new Set(list.map((each) => each[name])).size === list.length,
  );
  return areDistinct
    ? list.map(({ key, label, issuer, clientId, clientSecret }) => ({ key, label, issuer, clientId, clientSecret }))
    : undefined;
}

function isProvider(value: unknown): value is ProviderSettings {
  const { key, label, issuer, clientId, clientSecret } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (![key, label, issuer, clientId, clientSecret].every((each) => typeof each === 'string' && each.trim() !== '')) {
    return false;
  }
  return (
    /^[a-z0-9](?:[a-z0-9-]{0,29})$/.test(String(key)) &&
    String(label).length <= 40 &&
    isSafeProviderUrl(String(issuer), String(issuer)) &&
    !/[?#]/.test(String(issuer))
  );
}
