import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { readPageArguments } from '../../../shared/paging/readPageArguments';
import type { Brochure } from '../../brochures/Brochure';
import type { FieldSelection } from '../field-selection/FieldSelection';
import { readBrochures } from '../rows/readBrochures';
import { decodePosition, encodePosition, type ChangePosition } from './ChangePosition';
import { changesKeptDays } from './forgetOldChanges';
import { readChangePlaces, type ChangePlace } from './readChangePlaces';
import { readNamedBrochures } from './readNamedBrochures';
import { renewChangeFeed } from './renewChangeFeed';
import type { TombstoneReason } from './TombstoneReason';

/** One step of a mirror: store the ad, or remove it. */
export interface ListedChange {
  brochureId: number;
  did: string;
  changedAt: Date;
  /** the public ad as it is now; null: remove it */
  brochure: Brochure | null;
  /** null unless the ad is to be removed */
  reason: TombstoneReason | null;
  cursor: string;
}

export interface BrochureChangePage {
  changes: ListedChange[];
  /** where to read on, also after the last change */
  endCursor: string;
  hasNextPage: boolean;
}

type FoundChange = Omit<ListedChange, 'brochure' | 'cursor'> & { position: ChangePosition };

export const mostChanges = 500;
/** changed names in one page: each takes a statement of its own */
const mostNames = 20;

/**
 * Returns the changes of public ads after a cursor, in the order of their transactions
 * (docs/rules/interfaces.md#change-feed). Without a cursor it begins with all public ads. It never loses a change, also
 * of transactions that commit out of order.
 * @throws GONE if the cursor is of another feed or so old that tombstones are missing: start without it
 */
export async function listBrochureChanges(
  context: RequestContext,
  input: { after?: string | null; first?: number | null; maxPageSize: number; fields: FieldSelection },
): Promise<BrochureChangePage> {
  const { size } = readPageArguments({ first: input.first ?? null }, { defaultSize: 100, maxSize: input.maxPageSize });
  const after = input.after == null ? null : decodePosition(input.after);
  const { state, places } = await readPlaces(context, after, size + 1);
  if (after !== null && isTooOld(after, state)) throw startAgain();
  const start = { feed: state.feed, startXid: after?.startXid ?? String(BigInt(state.headXid) + 1n) };
  const found = await expand(context, places, { after, start, size });
  const isAtEnd = !found.hasMore && places.length <= size;
  const head: ChangePosition = { ...start, xid: state.headXid, kind: 'HEAD', subjectId: 0, brochureId: 0 };
  const origin: ChangePosition = { ...start, xid: '0', kind: 'BROCHURE', subjectId: 0, brochureId: 0 };
  // a page without items stays where it is, and so does one behind places that moved above the horizon
  const isBeyondHead = after !== null && BigInt(after.xid) > BigInt(state.headXid);
  const end = isAtEnd && !isBeyondHead ? head : (found.end ?? after ?? origin);
  return {
    changes: await withAds(context, found.changes, input.fields),
    endCursor: encodePosition(end),
    hasNextPage: !isAtEnd,
  };
}

async function readPlaces({ database }: RequestContext, after: ChangePosition | null, limit: number) {
  const read = await readChangePlaces(database, after, limit);
  if (read.state.isCurrent) return read;
  await renewChangeFeed(database);
  return readChangePlaces(database, after, limit);
}

type FeedState = Awaited<ReturnType<typeof readChangePlaces>>['state'];

function isTooOld({ feed, xid, startXid }: ChangePosition, state: FeedState): boolean {
  const isOfFuture = BigInt(xid) >= BigInt(state.horizonXid);
  const hasMissed = BigInt(xid) < BigInt(state.forgottenXid) && BigInt(startXid) <= BigInt(state.forgottenXid);
  return feed !== state.feed || isOfFuture || hasMissed;
}

function startAgain(): DomainError {
  const message = `The cursor in "after" is older than ${changesKeptDays} days, or from before the database was restored. Start again without it, and drop ads that do not come again.`;
  return new DomainError('GONE', message, { reason: 'CURSOR_EXPIRED' });
}

/** Replaces changed names by their ads, up to the size of the page. `end`: the position behind the last one. */
async function expand(
  { database }: RequestContext,
  places: readonly ChangePlace[],
  {
    after,
    start,
    size,
  }: { after: ChangePosition | null; start: Pick<ChangePosition, 'feed' | 'startXid'>; size: number },
): Promise<{ changes: FoundChange[]; end: ChangePosition | null; hasMore: boolean }> {
  const changes: FoundChange[] = [];
  let end: ChangePosition | null = null;
  let names = 0;
  for (const place of places) {
    const { kind, subjectId, xid, changedAt, reason } = place;
    if (changes.length === size || names === mostNames) return { changes, end, hasMore: true };
    const whole: ChangePosition = { ...start, xid, kind, subjectId, brochureId: 0 };
    if (kind === 'BROCHURE') {
      changes.push({ brochureId: subjectId, did: place.did ?? '', changedAt, reason, position: whole });
    } else {
      names += 1;
      const isBegun = after?.xid === xid && after.kind === kind && after.subjectId === subjectId;
      const afterId = isBegun ? after.brochureId : 0;
      const limit = size - changes.length;
      const ads = await readNamedBrochures(database, { kind, subjectId, afterId, limit: limit + 1 });
      for (const { id, did } of ads.slice(0, limit)) {
        const position = { ...whole, brochureId: id };
        changes.push({ brochureId: id, did, changedAt, reason: null, position });
      }
      if (ads.length > limit) return { changes, end: changes.at(-1)?.position ?? end, hasMore: true };
    }
    end = whole;
  }
  return { changes, end, hasMore: false };
}

/** Leaves out ads that have left since their place was read: they have a later place. */
async function withAds(context: RequestContext, found: FoundChange[], fields: FieldSelection): Promise<ListedChange[]> {
  const ids = [...new Set(found.filter(({ reason }) => reason === null).map(({ brochureId }) => brochureId))];
  const { brochures } = await readBrochures(context, ids, fields);
  const byId = new Map(brochures.map((brochure) => [brochure.id, brochure]));
  return found.flatMap(({ position, ...change }) => {
    const brochure = change.reason === null ? byId.get(change.brochureId) : null;
    const hasLeft = brochure !== null && (brochure?.status !== 'PUBLISHED' || !brochure.recordStatus);
    return hasLeft ? [] : [{ ...change, brochure: brochure ?? null, cursor: encodePosition(position) }];
  });
}
