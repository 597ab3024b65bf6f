import type { DataSource } from 'typeorm';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import type { ChangeKind, ChangePosition } from './ChangePosition';
import { feedIdentity } from './renewChangeFeed';
import type { TombstoneReason } from './TombstoneReason';

export interface ChangePlace {
  kind: ChangeKind;
  subjectId: number;
  did: string | null;
  xid: string;
  changedAt: Date;
  /** null: the ad is public, or it is a name */
  reason: TombstoneReason | null;
}

interface FeedState {
  feed: string;
  /** false: the database is not that of the feed */
  isCurrent: boolean;
  /** every transaction below has ended */
  horizonXid: string;
  /** the last transaction below the horizon that has a place, or had one that is forgotten */
  headXid: string;
  forgottenXid: string;
}

/** SQL for "a public ad as of the moment of the feed"; `b` is the ad, `s` the state. */
export const isPublicInFeed = `(b.record_status AND b.status = 'PUBLISHED'
  AND b.visible_from <= s.moment AND b.visible_until > s.moment)`;

const reason = `CASE WHEN c.kind <> 'BROCHURE' OR ${isPublicInFeed} THEN NULL
  WHEN b.record_status IS NOT TRUE THEN 'DELETED'
  WHEN b.status = 'ARCHIVED' AND b.archive_reason = 'EXPIRED' THEN 'ENDED'
  WHEN b.status = 'ARCHIVED' THEN 'ARCHIVED'
  WHEN b.status = 'PUBLISHED' AND b.visible_until <= s.moment THEN 'ENDED'
  ELSE 'WITHDRAWN' END`;

/** It moves only with the feed, not with other transactions: so an unchanged feed ends with the same cursor. */
const head = `greatest(
  (SELECT c.xid FROM brochure_changes c WHERE c.xid < h.xid ORDER BY c.xid DESC LIMIT 1)::text::bigint,
  least(s.forgotten_xid::text::bigint, h.xid::text::bigint - 1))`;

/**
 * Returns the next places of the feed after a position, in their order, and the state of the feed. One statement, so
 * that places, horizon and moment are of one snapshot. Places at or above the horizon are left out: a transaction with
 * a lower number may still be running.
 */
export async function readChangePlaces(
  database: DataSource,
  after: ChangePosition | null,
  limit: number,
): Promise<{ state: FeedState; places: ChangePlace[] }> {
  // a name whose ads were read in part comes again
  const next = after !== null && after.brochureId > 0 ? '>=' : '>';
  const rows = await database.query<(FeedState & Partial<ChangePlace>)[]>(
    `SELECT s.feed, coalesce(s.identity = ${feedIdentity}, false) AS "isCurrent", h.xid::text AS "horizonXid",
       ${head}::text AS "headXid", s.forgotten_xid::text AS "forgottenXid", place.*
     FROM brochure_change_state s
     CROSS JOIN LATERAL (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xid) h
     LEFT JOIN LATERAL (
       SELECT c.kind, c.subject_id AS "subjectId", c.did, c.xid::text AS xid, c.changed_at AS "changedAt",
         ${reason} AS reason
       FROM brochure_changes c LEFT JOIN brochures b ON c.kind = 'BROCHURE' AND b.id = c.subject_id
       WHERE (c.xid, c.kind, c.subject_id) ${next} ($1::xid8, $2::text, $3::integer)
         AND c.xid < h.xid AND (c.type IS NULL OR c.type = ANY($4::text[]))
         AND (c.xid >= coalesce($5::xid8, h.xid) OR (c.kind = 'BROCHURE' AND ${isPublicInFeed}))
       ORDER BY c.xid, c.kind, c.subject_id LIMIT $6
     ) place ON true`,
    [
      ...[after?.xid ?? '0', after?.kind === 'HEAD' ? 'ZZZ' : (after?.kind ?? ''), after?.subjectId ?? 0],
      ...[publicFeedTypes, after?.startXid ?? null, limit],
    ],
  );
  const [state] = rows;
  if (!state) throw new Error('The feed of changes has no state.');
  return { state, places: rows.filter((row) => row.kind != null) as (FeedState & ChangePlace)[] };
}
