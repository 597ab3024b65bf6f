import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { keyedHash } from '../../../../shared/keyedHash';
import { wideNetworkOf } from '../../../../shared/networks/networkOf';

const windowMs = 60 * 60 * 1000;

/** Returns a keyed hash of the caller's network. The address itself is never stored. */
export function networkHashOf({ remoteAddress, identitySecret }: RequestContext): string {
  return keyedHash(identitySecret, 'purchase network', wideNetworkOf(remoteAddress));
}

/** What a network has had of an ad within the hour. */
export interface NetworkPace {
  taken: number;
  /** when it got the first of them; null: none */
  first: Date | null;
}

interface Caller {
  networkHash: string;
  now: Date;
}

/**
 * Returns how many coupons of the ad went to each network within the hour, voided ones too. Lock the ad first, so that no
 * other is sold meanwhile (docs/rules/prices-and-coupons.md#pace-of-a-network).
 */
export async function readPaces(
  manager: EntityManager,
  brochureId: number,
  callers: readonly Caller[],
): Promise<ReadonlyMap<string, NetworkPace>> {
  const byNetwork = [...new Map(callers.map((caller) => [caller.networkHash, caller])).values()];
  const rows = await manager.query<{ network: string; taken: number; first: Date | null }[]>(
    `SELECT network, taken, first FROM unnest($2::text[], $3::timestamptz[]) AS caller (network, since),
       LATERAL (SELECT count(*)::integer AS taken, min(purchased_at) AS first FROM coupon_purchases
                WHERE brochure_id = $1 AND network_hash = network AND purchased_at > since) AS had`,
    [
      brochureId,
      byNetwork.map(({ networkHash }) => networkHash),
      byNetwork.map(({ now }) => new Date(now.getTime() - windowMs)),
    ],
  );
  return new Map(rows.map(({ network, ...pace }) => [network, pace]));
}

/** The refusal of a network that has had its coupons, with the time until the next one. */
export function paceRefusal({ first }: NetworkPace, now: Date): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(((first ?? now).getTime() + windowMs - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `This offer is in great demand just now. Try again in ${wait}.`;
  return new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}
