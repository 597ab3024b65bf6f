import { nextQuarterHour } from '../response-cache/getExpiry';
import { tagOfFile, tagsOfResponse } from './cdnTags';

interface PublicResponse {
  /** the ads that it was made of; null: unknown */
  brochureIds: readonly number[] | null;
  /** until when this server may send it: milliseconds since the epoch */
  expiresAt: number;
}

/** A purge that is lost with its process leaves a removed file for that long at most. */
const fileSeconds = 86_400;

/**
 * How long a CDN may cache a public response, and its tags. It caches nothing beyond the moment when an ad may
 * begin or end, because no purge tells of that.
 */
export function cdnHeadersOfResponse(
  { brochureIds, expiresAt }: PublicResponse,
  maxAgeSeconds: number,
  now: Date,
): Record<string, string> {
  const seconds = Math.min(maxAgeSeconds, Math.floor((nextQuarterHour(now) - expiresAt) / 1_000));
  return seconds <= 0 ? {} : cdnHeaders(seconds, tagsOfResponse(brochureIds));
}

/** The same for a stored file, whose content never changes under its address. */
export const cdnHeadersOfFile = (sha256: string): Record<string, string> =>
  cdnHeaders(fileSeconds, [tagOfFile(sha256)]);

/** RFC 9213 and what it came from; the tags as Fastly and Varnish read them, and as Cloudflare does. */
function cdnHeaders(seconds: number, tags: readonly string[]): Record<string, string> {
  return {
    'cdn-cache-control': `public, max-age=${String(seconds)}`,
    'surrogate-control': `max-age=${String(seconds)}`,
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  };
}
