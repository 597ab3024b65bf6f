import http from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readAssignments } from '../readAssignments';
import { runBench } from '../runBench';
import type { ApiRequest } from '../servers/ApiRequest';
import { askServer } from '../servers/askServer';
import { cpuTime } from '../servers/cpuTime';
import { startDemoSite, type DemoSite } from '../servers/startDemoSite';
import { withBenchFolder } from '../withBenchFolder';
import { mixedRead } from './mixedRead';

const connections = 16;
/** answers of the server: pages that wait too long are refused */
const served = [200, 400, 503];

/**
 * `npm run bench:memory -- [--folder DIR] [--node="OPTIONS"]… [--set NAME=VALUE]… [--reads N]`: resident memory of one
 * process at its second start, after 6,000 and 16,000 different reads, and the most meanwhile; once for each set of Node's
 * options. `--set` gives it a setting of `.env.example`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      node: { type: 'string', multiple: true, default: ['--max-old-space-size=358'] },
      reads: { type: 'string', default: '16000' },
      set: { type: 'string', multiple: true, default: [] },
    },
  });
  const settings = readAssignments(values.set);
  await withBenchFolder(values.folder, async (folder) => {
    // the first start makes the demo data, and is measured in none of the rows
    await (await startDemoSite(folder)).stop();
    console.log('| Options of Node | start MB | after 6,000 | at the end | most | 503 | CPU ms a read |');
    console.log('| --- | --: | --: | --: | --: | --: | --: |');
    for (const options of values.node) {
      const site = await startDemoSite(folder, { NODE_OPTIONS: options, RATE_LIMIT_READS: '1000000', ...settings });
      try {
        console.log(`| ${[`\`${options}\``, ...(await measureMemory(site, Number(values.reads)))].join(' | ')} |`);
      } finally {
        await site.stop();
      }
    }
  });
}

async function measureMemory(site: DemoSite, reads: number): Promise<(number | string)[]> {
  await sleep(3_000);
  const ads = await listAds(site);
  const atStart = residentMb(site.pid);
  let most = atStart;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(site.pid));
  }, 50);
  const before = cpuTime(site.pid);
  try {
    const first = Math.min(6_000, reads);
    let refused = await readMixed(site, ads, 0, first);
    const afterFirst = residentMb(site.pid);
    refused += await readMixed(site, ads, first, reads);
    const each = (cpuTime(site.pid) - before) / reads;
    return [atStart, afterFirst, residentMb(site.pid), most, refused, each.toFixed(1)];
  } finally {
    clearInterval(watch);
  }
}

/** Returns how many were refused with 503. */
async function readMixed(site: DemoSite, ads: number[], from: number, to: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let next = from;
  let refused = 0;
  const caller = async (): Promise<void> => {
    while (next < to) {
      const request: ApiRequest = mixedRead(next++, ads);
      const { status } = await askServer(agent, site.port, request);
      if (!served.includes(status)) throw new Error(`${request.path} was answered with ${String(status)}.`);
      if (status === 503) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return refused;
}

/** Ads with a page of their own. */
async function listAds(site: DemoSite): Promise<number[]> {
  const answer = await fetch(`${site.url}/rest/brochure/public/?types=LP_AD,CP_AD,BLD_AD&pageSize=100&page=0`);
  const { content } = (await answer.json()) as { content: { id: number }[] };
  return content.map(({ id }) => id);
}

/** Linux only. */
function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

runBench(main);
