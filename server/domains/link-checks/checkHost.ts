import { setTimeout as pause } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import type { CheckOutside } from '../../platform/outside-fetch/createCheckOutside';
import { judgeAnswer, type LinkJudgement } from './judgeAnswer';
import { LinkHost } from './LinkHost';
import { saveJudgement } from './saveJudgement';

export interface HostDependencies {
  database: DataSource;
  clock: Clock;
  checkOutside: CheckOutside;
  /** says who asks, and where to complain */
  userAgent: string;
  /** between two requests to a host */
  pauseMs?: number;
}

const usualPauseMs = 2000;
/** so that one host does not take the whole run */
const mostLinks = 20;
/** a crashed run frees its host after this */
const claimMs = 15 * 60_000;
const robotsAreKeptMs = 24 * 60 * 60_000;
const mostRobotsBytes = 500_000;

/** Checks the due links of one host, one request at a time. Does nothing while another run asks it. */
export async function checkHost(dependencies: HostDependencies, name: string): Promise<number> {
  const { database, clock, pauseMs = usualPauseMs } = dependencies;
  const [claimed] = await database.query<[{ host: string }[], number]>(
    'UPDATE link_hosts SET not_before = $2 WHERE host = $1 AND not_before <= $3 RETURNING host',
    [name, new Date(clock.now().getTime() + claimMs), clock.now()],
  );
  if (claimed.length === 0) return 0;
  const due = await database.query<{ url: string }[]>(
    `SELECT url FROM link_checks WHERE host = $1 AND next_check_at <= $2
     GROUP BY url ORDER BY min(next_check_at), url LIMIT $3`,
    [name, clock.now(), mostLinks],
  );
  let restMs = 0;
  let checked = 0;
  for (const { url } of due) {
    const judgement = await judgeLink(dependencies, name, url);
    if (judgement?.works === null) {
      // the whole host wants a rest, so its other links wait too
      restMs = judgement.retryAfterMs;
      break;
    }
    await saveJudgement({ database, clock }, url, judgement);
    checked += 1;
    await pause(pauseMs);
  }
  await database.query('UPDATE link_hosts SET not_before = $2 WHERE host = $1', [
    name,
    new Date(clock.now().getTime() + restMs),
  ]);
  return checked;
}

/** Returns null for a link that the host's robots.txt forbids. */
async function judgeLink(dependencies: HostDependencies, name: string, url: string): Promise<LinkJudgement | null> {
  const { clock, checkOutside, userAgent, pauseMs = usualPauseMs } = dependencies;
  const { robots, origin } = await robotsOf(dependencies, name, url);
  if (robotsParser(`${origin}/robots.txt`, robots).isAllowed(url, userAgent) === false) return null;
  const head = await checkOutside(url, { method: 'HEAD', userAgent });
  const judged = judgeAnswer(head, clock.now());
  // some sites answer HEAD wrongly, so only GET can say that a page is gone
  if (judged.works !== false || head.status === null) return judged;
  await pause(pauseMs);
  return judgeAnswer(await checkOutside(url, { method: 'GET', userAgent }), clock.now());
}

/** A host without a readable robots.txt forbids nothing. */
async function robotsOf(
  { database, clock, checkOutside, userAgent, pauseMs = usualPauseMs }: HostDependencies,
  name: string,
  url: string,
): Promise<{ robots: string; origin: string }> {
  const { origin } = new URL(url);
  const hosts = database.getRepository(LinkHost);
  const known = await hosts.findOneByOrFail({ host: name });
  const now = clock.now();
  if (known.robots !== null && now.getTime() - (known.robotsReadAt?.getTime() ?? 0) < robotsAreKeptMs) {
    return { robots: known.robots, origin };
  }
  const answer = await checkOutside(`${origin}/robots.txt`, { method: 'GET', userAgent, mostBytes: mostRobotsBytes });
  const robots = answer.status === 200 ? answer.body.replaceAll('\0', '') : '';
  await hosts.update({ host: name }, { robots, robotsReadAt: now });
  await pause(pauseMs);
  return { robots, origin };
}
