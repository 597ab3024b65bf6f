import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import type { JobQueue } from '../../platform/jobs/JobQueue';
import { withoutOptedOut } from '../../platform/mailer/opt-outs/withoutOptedOut';
import { queueMail } from '../../platform/mailer/queueMail';
import { findTopicByIds, type TopicIds } from './findTopic';
import { Follow } from './Follow';
import { digestMail, type DigestPart } from './followMails';
import type { FollowTopic } from './FollowTopic';
import { readTopicNews, type NewsEntry } from './readTopicNews';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  identitySecret: string;
}

const day = 24 * 60 * 60 * 1000;
/** A little less than a week, because the job does not begin at the same second each time. */
const pause = 6.5 * day;
/** How far back a digest looks after weeks without one. */
const longestLookBack = 35 * day;
const endsWithin = 7 * day;
const mostEntries = 50;
const batchSize = 500;

/**
 * Queues the weekly mail of every address with a confirmed follow: one for all that it follows, at most one a week, and
 * none without news. Each address is one transaction, so a run that was interrupted continues where it ended, and
 * nobody gets a mail twice. Returns the number of mails that it has queued.
 */
export async function sendDigests(dependencies: Dependencies): Promise<number> {
  const { database } = dependencies;
  const news = new NewsOfTopics(dependencies);
  let queued = 0;
  for (let after = ''; ;) {
    const batch = await database.query<{ email: string }[]>(
      `SELECT DISTINCT email FROM follows WHERE confirmed_at IS NOT NULL AND email > $1 ORDER BY email LIMIT $2`,
      [after, batchSize],
    );
    for (const { email } of batch) queued += await sendDigest(dependencies, news, email);
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return queued;
    after = last.email;
  }
}

function sendDigest(dependencies: Dependencies, news: NewsOfTopics, email: string): Promise<0 | 1> {
  const { database, clock, identitySecret } = dependencies;
  return database.transaction(async (manager) => {
    const follows = await lockFollows(manager, email);
    const now = clock.now();
    const last = Math.max(...follows.map(({ digestAt }) => digestAt?.getTime() ?? 0));
    const [first] = follows;
    if (!first || last > now.getTime() - pause) return 0;
    if ((await withoutOptedOut(manager, identitySecret, [email])).length === 0) return 0;
    const parts = await composeParts(follows, news);
    if (parts.length === 0) return 0;
    const eventKey = `follow-digest:${first.id}:${now.toISOString()}`;
    await queueMail(manager, dependencies, { eventKey, to: email, ...digestMail(parts, dependencies, email) });
    await manager.getRepository(Follow).update({ email, confirmedAt: Not(IsNull()) }, { digestAt: now });
    return 1;
  });
}

function lockFollows(manager: EntityManager, email: string): Promise<Follow[]> {
  return manager.getRepository(Follow).find({
    where: { email, confirmedAt: Not(IsNull()) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Returns the topics with news. An offer of several topics is in the first of them. */
async function composeParts(follows: readonly Follow[], news: NewsOfTopics): Promise<DigestPart[]> {
  const shown = new Set<number>();
  const take = (entries: readonly NewsEntry[]): NewsEntry[] => {
    const others = entries.filter(({ id }) => !shown.has(id));
    for (const { id } of others) shown.add(id);
    return others;
  };
  const parts: DigestPart[] = [];
  for (const follow of follows) {
    const found = await news.read(follow);
    if (!found) continue;
    const since = (follow.digestAt ?? follow.confirmedAt)?.getTime() ?? Infinity;
    const fresh = take(found.fresh.filter(({ newAt }) => newAt.getTime() > since));
    const ending = take(found.ending);
    if (fresh.length + ending.length > 0) parts.push({ followId: follow.id, topic: found.topic, fresh, ending });
  }
  return parts;
}

interface TopicNews {
  topic: FollowTopic;
  fresh: NewsEntry[];
  ending: NewsEntry[];
}

/** Reads the news of a topic once for all who follow it. */
class NewsOfTopics {
  private readonly known = new Map<string, TopicNews | null>();

  constructor(private readonly dependencies: Pick<Dependencies, 'database' | 'clock'>) {}

  async read({ mapAreaId, categoryId, vendorId }: TopicIds): Promise<TopicNews | null> {
    const key = `${mapAreaId} ${categoryId} ${vendorId}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const read = await this.ask({ mapAreaId, categoryId, vendorId });
    if (this.known.size >= mostTopics) this.known.clear();
    this.known.set(key, read);
    return read;
  }

  private async ask(ids: TopicIds): Promise<TopicNews | null> {
    const { database, clock } = this.dependencies;
    const topic = await findTopicByIds(database, ids);
    if (!topic) return null;
    const now = clock.now().getTime();
    const since = new Date(now - longestLookBack);
    const until = new Date(now + endsWithin);
    return {
      topic,
      fresh: await readTopicNews(this.dependencies, topic, { order: 'NEW', limit: mostEntries, since }),
      ending: await readTopicNews(this.dependencies, topic, { order: 'ENDING', limit: mostEntries, until }),
    };
  }
}

/** bounds the memory of a run */
const mostTopics = 500;
