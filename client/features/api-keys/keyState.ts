import { formatMoment } from '../../shared/dates/formatMoment';

interface Times {
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
  previousPrefix: string | null;
  previousEndsAt: string | null;
}

/** True while programs can use the key. */
export function isInForce({ expiresAt, revokedAt }: Pick<Times, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return revokedAt === null && new Date(expiresAt) > now;
}

/** What a list says about a key: when it ends, when it was used, and which key before it still counts. */
export function keyFacts(times: Times, now: Date): string[] {
  const { expiresAt, revokedAt, lastUsedAt, previousPrefix, previousEndsAt } = times;
  const used = lastUsedAt === null ? 'never used' : `last used ${formatMoment(lastUsedAt)}`;
  if (revokedAt !== null) return [`revoked ${formatMoment(revokedAt)}`, used];
  if (!isInForce(times, now)) return [`ended ${formatMoment(expiresAt)}`, used];
  const overlaps = previousEndsAt !== null && new Date(previousEndsAt) > now;
  return [
    used,
    `ends ${formatMoment(expiresAt)}`,
    ...(overlaps ? [`${previousPrefix ?? ''}… counts until ${formatMoment(previousEndsAt)}`] : []),
  ];
}
