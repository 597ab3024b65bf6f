import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { preparedRows } from '../../../../platform/database/prepared/preparedRows';
import { readPrimary } from '../../../../platform/database/replicas/readScope';
import { CountedAds } from './CountedAds';
import { CountedAdReader, countedColumns } from './countedColumns';

/** An event loop that reads all at once would answer nobody meanwhile. */
const pageSize = 2_000;
/** More changes than these are read as all ads are: in pages. */
const mostChanges = 20_000;

const isPublished = `b.status = 'PUBLISHED' AND b.record_status`;
type Moment = [from: string, to: string, feed: string, forgotten: string];
const momentLength = 4;

/** The snapshot of a statement, the feed of its `brochure_changes`, and up to where that has forgotten places. */
const momentColumns = `pg_snapshot_xmin(now)::text, pg_snapshot_xmax(now)::text, state.feed, state.forgotten_xid::text`;
const momentSource = `pg_current_snapshot() now CROSS JOIN brochure_change_state state`;

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

  constructor(
    private readonly database: DataSource,
    private readonly mostChanges: number,
  ) {}

  async upToDate({ publicVersion }: RequestContext): Promise<CountedAds> {
    const version = await publicVersion();
    if (version === null || version !== this.version) {
      // snapshots of two servers cannot be compared
      this.waiting ??= this.reading.then(() => readPrimary(() => this.read(version)));
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
    // one statement, so that the changes, the feed and the snapshot belong together. Of a database that was restored from
    // a backup, only the rows between the snapshots are changes. Subqueries hide their number, and LIMIT that ads are read
    // by number, so that PostgreSQL keeps one plan: planning took four times as long as the rest.
    const rows = await preparedRows(this.database, {
      name: 'counted_ads_changes',
      sql: `SELECT ${momentColumns}, c.subject_id, ad.* FROM ${momentSource}
        LEFT JOIN LATERAL (SELECT subject_id FROM brochure_changes WHERE kind = 'BROCHURE'
          AND xid >= (SELECT $1::xid8) AND xid < (SELECT pg_snapshot_xmax(pg_current_snapshot()))
          LIMIT (SELECT $2::integer)) c ON true
        LEFT JOIN LATERAL (
          SELECT ${countedColumns} FROM brochures b WHERE b.id = c.subject_id AND ${isPublished} LIMIT 1) ad ON true`,
      values: [since, this.mostChanges + 1],
    });
    if (rows.length > this.mostChanges) return false;
    const [from, to, feed, forgotten] = rows[0] as Moment;
    if (BigInt(to) < BigInt(since) || BigInt(forgotten) >= BigInt(since) || feed !== this.feed) return false;
    for (const [changed, ...row] of rows.map((values) => values.slice(momentLength))) {
      // without changes there is a row of nulls
      if (changed === null) continue;
      if (row[0] === null) this.ads.remove(changed as number);
      else this.ads.put(this.reader.read(row));
    }
    this.knownBefore = from;
    return true;
  }

  private async readAll(): Promise<void> {
    const [ads, reader] = [new CountedAds(), new CountedAdReader()];
    // what changes from here on is read with the next changes
    const rows = await preparedRows(this.database, {
      ...{ name: 'counted_ads_moment', sql: `SELECT ${momentColumns} FROM ${momentSource}`, values: [] },
    });
    const [from, , feed] = rows[0] as Moment;
    for (let last = 0, isWhole = false; !isWhole;) {
      const page = await preparedRows(this.database, {
        name: 'counted_ads_all',
        sql: `SELECT ${countedColumns} FROM brochures b WHERE b.id > $1 AND ${isPublished} ORDER BY b.id LIMIT ${pageSize}`,
        values: [last],
      });
      for (const row of page) ads.put(reader.read(row));
      isWhole = page.length < pageSize;
      last = Number(page.at(-1)?.[0] ?? last);
    }
    [this.ads, this.reader, this.knownBefore, this.feed] = [ads, reader, from, feed];
  }
}

const followed = new WeakMap<DataSource, FollowedAds>();

/** Returns the published ads as the database has them now: all are read once, and then those that have changed. */
export function followCountedAds(context: RequestContext, most = mostChanges): Promise<CountedAds> {
  const ads = followed.get(context.database) ?? new FollowedAds(context.database, most);
  followed.set(context.database, ads);
  return ads.upToDate(context);
}
