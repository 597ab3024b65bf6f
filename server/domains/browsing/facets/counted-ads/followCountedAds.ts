import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { preparedRows } from '../../../../platform/database/prepared/preparedRows';
import { preparedRowsTogether } from '../../../../platform/database/prepared/preparedRowsTogether';
import { CountedAds } from './CountedAds';
import { CountedAdReader, countedColumns } from './countedColumns';

/** An event loop that reads all at once would answer nobody meanwhile. */
const pageSize = 2_000;

const isPublished = `b.status = 'PUBLISHED' AND b.record_status`;
const snapshot = {
  name: 'counted_ads_snapshot',
  sql: `SELECT pg_snapshot_xmin(s)::text, pg_snapshot_xmax(s)::text FROM pg_current_snapshot() s`,
  values: [],
};
/** The feed that `brochure_changes` belongs to, and up to which transaction it has forgotten places. */
const feedState = {
  name: 'counted_ads_feed',
  sql: `SELECT feed, forgotten_xid::text FROM brochure_change_state`,
  values: [],
};

/** The ads as one process knows them. They never leave it, and each use reads what has changed since the last one. */
class FollowedAds {
  private ads = new CountedAds();
  private reader = new CountedAdReader();
  /** all earlier transactions are known; null: nothing is read yet */
  private knownBefore: string | null = null;
  /** whose places of ads are known: another feed has forgotten which ads have left */
  private feed: string | null = null;
  /** the version of the public data that is known; null: none */
  private version: number | null = null;
  private reading: Promise<void> = Promise.resolve();
  /** a reading that has not begun, which later callers share */
  private waiting: Promise<void> | null = null;

  constructor(private readonly database: DataSource) {}

  async upToDate({ publicVersion }: RequestContext): Promise<CountedAds> {
    const version = await publicVersion();
    if (version === null || version !== this.version) {
      this.waiting ??= this.reading.then(() => this.read(version));
      // a failure is that of its callers; the next reading tries again
      this.reading = this.waiting.catch(() => undefined);
      await this.waiting;
    }
    return this.ads;
  }

  private async read(version: number | null): Promise<void> {
    this.waiting = null;
    if (this.knownBefore === null || !(await this.readChanges(this.knownBefore))) await this.readAll();
    this.version = version;
  }

  /** Returns false if all ads have to be read. */
  private async readChanges(since: string): Promise<boolean> {
    // of a database that was restored from a backup, only the rows between the snapshots are changes
    const changes = {
      name: 'counted_ads_changes',
      sql: `SELECT c.subject_id, ${countedColumns} FROM brochure_changes c
        LEFT JOIN brochures b ON b.id = c.subject_id AND ${isPublished}
        WHERE c.kind = 'BROCHURE' AND c.xid >= $1::xid8 AND c.xid < pg_snapshot_xmax(pg_current_snapshot())`,
      values: [since],
    };
    const [[[from, to] = []] = [], rows = [], [[feed, forgotten] = []] = []] = await preparedRowsTogether(
      this.database,
      [snapshot, changes, feedState],
    );
    const isForgotten = BigInt(to as string) < BigInt(since) || BigInt(forgotten as string) >= BigInt(since);
    if (isForgotten || feed !== this.feed) return false;
    for (const [changed, ...row] of rows) {
      if (row[0] === null) this.ads.remove(changed as number);
      else this.ads.put(this.reader.read(row));
    }
    this.knownBefore = from as string;
    return true;
  }

  private async readAll(): Promise<void> {
    const [ads, reader] = [new CountedAds(), new CountedAdReader()];
    // what changes from here on is read with the next changes
    const [[[from] = []] = [], [[feed] = []] = []] = await preparedRowsTogether(this.database, [snapshot, feedState]);
    for (let last = 0, isWhole = false; !isWhole;) {
      const rows = await preparedRows(this.database, {
        name: 'counted_ads_all',
        sql: `SELECT ${countedColumns} FROM brochures b WHERE b.id > $1 AND ${isPublished} ORDER BY b.id LIMIT ${pageSize}`,
        values: [last],
      });
      for (const row of rows) ads.put(reader.read(row));
      isWhole = rows.length < pageSize;
      last = Number(rows.at(-1)?.[0] ?? last);
    }
    [this.ads, this.reader, this.knownBefore, this.feed] = [ads, reader, from as string, feed as string];
  }
}

const followed = new WeakMap<DataSource, FollowedAds>();

/** Returns the published ads as the database has them now: all are read once, and then those that have changed. */
export function followCountedAds(context: RequestContext): Promise<CountedAds> {
  const ads = followed.get(context.database) ?? new FollowedAds(context.database);
  followed.set(context.database, ads);
  return ads.upToDate(context);
}
