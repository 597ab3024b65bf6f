import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different headers, so parsed ones are remembered. */
const remembered = new Map<string, Encoding>();
const mostRemembered = 200;

/** The best of our encodings that the client accepts (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const found = choose(header);
  if (remembered.size < mostRemembered) remembered.set(header, found);
  return found;
}

/** The encoding of the response to a request with these headers. `X-No-Compression` asks for none. */
export function encodingOf(headers: IncomingHttpHeaders): Encoding {
  return headers['x-no-compression'] === undefined ? acceptedEncoding(headers['accept-encoding']) : 'identity';
}

function choose(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(readEntry));
  const takes = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

function readEntry(entry: string): [string, number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}
