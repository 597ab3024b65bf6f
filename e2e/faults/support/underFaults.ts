import { ledgerProblems } from './ledgerProblems';
import { makeWorld, type World } from './makeWorld';
import type { FaultSite } from './openFaultSite';
import { startWork, type Ledger } from './startWork';

interface Faults {
  /** at least as often */
  times: number;
  /** at least as long; 0 when absent */
  forMs?: number;
  /** One fault. The site has to recover from it unaided. May return when it began, by `performance.now()`. */
  strike(number: number): Promise<unknown>;
  /** Starts more work on the same data, before the first fault. */
  beside?(world: World): Promise<void>;
  /** how long each worker pauses after a step */
  restMs?: number;
}

/** Strikes the site repeatedly during work; after each fault all kinds of work have to continue. */
export async function underFaults(
  site: FaultSite,
  { times, forMs = 0, strike, beside, restMs }: Faults,
): Promise<Ledger> {
  const world = await makeWorld(site);
  await beside?.(world);
  const work = startWork(site.url, world, restMs);
  const [first, recoveries]: [number[], number[]] = [[], []];
  try {
    await work.progress();
    const startedAt = performance.now();
    for (let number = 1; number <= times || performance.now() - startedAt < forMs; number += 1) {
      const began = await strike(number);
      const struckAt = typeof began === 'number' ? began : performance.now();
      first.push(((await work.progress()) - struckAt) / 1_000);
      recoveries.push((performance.now() - struckAt) / 1_000);
    }
  } catch (error) {
    process.stderr.write(`What the site printed last:\n${site.printed().slice(-5_000)}\n`);
    throw error;
  } finally {
    await work.stop();
  }
  await site.ready();
  expect(await ledgerProblems(site, world, work.ledger)).toEqual([]);
  await site.run('rebuildDetailViewsCount', '--check');
  await site.run('rebuildBrochureCounts', '--check');
  const { purchased, statuses, uploaded, events, longestPauseMs } = work.ledger;
  const changes = [...statuses.values()].reduce((sum, { changes }) => sum + changes, 0);
  const [served, longest] = [first, recoveries].map((seconds) => Math.max(...seconds).toFixed(1));
  process.stderr.write(
    `${recoveries.length} faults: ${purchased.size} coupons, ${changes} changes of status, ${uploaded.size} files, ${events.counted} views; nothing lost, nothing doubled; at the longest ${(longestPauseMs / 1_000).toFixed(1)} s without an acknowledgement, ${served} s until each kind was acknowledged, ${longest} s until all of them went on\n`,
  );
  return work.ledger;
}
