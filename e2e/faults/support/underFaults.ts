import { ledgerProblems } from './ledgerProblems';
import { makeWorld } from './makeWorld';
import type { FaultSite } from './openFaultSite';
import { startWork, type Ledger } from './startWork';

interface Faults {
  times: number;
  /** One fault. The site has to recover from it unaided. May return when it began, by `performance.now()`. */
  strike(number: number): Promise<unknown>;
}

/** Strikes the site repeatedly during work; after each fault all kinds of work have to continue. */
export async function underFaults(site: FaultSite, { times, strike }: Faults): Promise<Ledger> {
  const world = await makeWorld(site);
  const work = startWork(site.url, world);
  const recoveries: number[] = [];
  try {
    await work.progress();
    for (let number = 1; number <= times; number += 1) {
      const began = await strike(number);
      const struckAt = typeof began === 'number' ? began : performance.now();
      await work.progress();
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
  const { purchased, statuses, uploaded, events } = work.ledger;
  const changes = [...statuses.values()].reduce((sum, { changes }) => sum + changes, 0);
  const longest = Math.max(...recoveries).toFixed(1);
  process.stderr.write(
    `${times} faults: ${purchased.size} coupons, ${changes} changes of status, ${uploaded.size} files, ${events.counted} views; nothing lost, nothing doubled; at the longest ${longest} s until all of them went on\n`,
  );
  return work.ledger;
}
