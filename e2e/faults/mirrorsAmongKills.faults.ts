import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processesBelow } from '../support/site/processesBelow';
import { openFaultSite, type FaultSite } from './support/openFaultSite';
import { startEditing, type Editing } from './support/startEditing';
import { startMirrors } from './support/startMirrors';
import { underFaults } from './support/underFaults';

/** `MIRROR_MINUTES=60` for an hour with a fault about every minute; else a short form. */
const minutes = Number(process.env.MIRROR_MINUTES ?? 0);
const [restMs, longestCalmMs] = minutes > 0 ? [2_000, 90_000] : [250, 4_000];

/** One of the two processes, and now and then both with their first, or PostgreSQL. */
function kill(site: FaultSite): string {
  const primary = site.serverPid();
  if (primary === null) throw new Error(`There is no server: ${site.printed().slice(-2000)}`);
  const workers = processesBelow(primary).filter(({ command }) => command.includes('dist/server/main.js'));
  const chance = randomInt(6);
  const [name, pid] =
    chance === 0
      ? ['the first process', primary]
      : chance === 1
        ? ['PostgreSQL', site.postmasterPid()]
        : ['a process', workers[randomInt(workers.length)]?.pid];
  if (pid == null) throw new Error(`${name} is not there.`);
  process.kill(pid, 'SIGKILL');
  return name;
}

beforeAll(() => promisify(execFile)('npm', ['run', 'build:package', '--silent']));

it('keeps mirrors equal to the database among kills of two processes and PostgreSQL', async () => {
  const site = await openFaultSite({ PROCESSES: '2' });
  const mirrors = startMirrors(site);
  let editing: Editing | undefined;
  try {
    await underFaults(site, {
      ...{ times: 6, forMs: minutes * 60_000, restMs },
      async beside(world) {
        editing = await startEditing(site, world, restMs);
      },
      async strike(number) {
        await pause(randomInt(longestCalmMs));
        if (randomInt(3) === 0) mirrors.kill();
        const began = performance.now();
        const name = kill(site);
        const time = new Date().toISOString();
        process.stderr.write(`${time} fault ${number}: ${name}; ${editing!.count()} edits so far\n`);
        return began;
      },
    });
    expect(await editing!.stop()).toEqual([]);
    const { problems, read } = await mirrors.stop();
    expect(problems).toEqual([]);
    process.stderr.write(`${editing!.count()} edits beside; ${read}\n`);
  } finally {
    mirrors.end();
    await site.remove();
  }
});
