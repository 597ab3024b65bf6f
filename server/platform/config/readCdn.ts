import type { Config } from './Config';
import type { EnvironmentReader } from './environment/EnvironmentReader';
import { readHttpUrl } from './environment/readHttpUrl';

const headerName = /^[A-Za-z0-9-]{1,100}$/;
const headerValue = /^[\x20-\x7e]{1,2000}$/;

/** A CDN may cache public responses only if it can be purged. */
export function readCdn(reader: EnvironmentReader): Config['cdn'] {
  const maxAgeSeconds = reader.number('CDN_MAX_AGE_SECONDS', 0, 0, 86_400);
  const purgeUrl = reader.parsed<string | null>('CDN_PURGE_URL', null, 'a web address', readHttpUrl);
  const purgeHeaders = reader.parsed<Readonly<Record<string, string>>>(
    'CDN_PURGE_HEADERS',
    {},
    'an object of JSON with texts, such as {"Authorization": "Bearer …"}',
    readHeaders,
  );
  if (maxAgeSeconds === 0 && purgeUrl === null) return null;
  if (maxAgeSeconds > 0 && purgeUrl !== null) return { maxAgeSeconds, purgeUrl, purgeHeaders };
  reader.problems.push('CDN_MAX_AGE_SECONDS and CDN_PURGE_URL belong together: set both, or neither.');
  return null;
}

function readHeaders(value: string): Record<string, string> | undefined {
  try {
    const read: unknown = JSON.parse(value);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    const areHeaders = Object.entries(read).every(
      ([name, text]) => headerName.test(name) && typeof text === 'string' && headerValue.test(text),
    );
    return areHeaders ? (read as Record<string, string>) : undefined;
  } catch {
    return undefined;
  }
}
