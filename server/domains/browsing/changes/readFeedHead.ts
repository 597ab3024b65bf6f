import type { DataSource } from 'typeorm';
import { readChangePlaces } from './readChangePlaces';

/**
 * Names the newest change of the public ads that every reader sees. It stays the same while nothing changes; null: the feed
 * begins anew just now (docs/rules/interfaces.md#change-feed).
 */
export async function readFeedHead(database: DataSource): Promise<string | null> {
  const { state } = await readChangePlaces(database, null, 0);
  return state.isCurrent ? `${state.feed}.${state.headXid}` : null;
}
