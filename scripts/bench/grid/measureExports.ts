import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import type { SiteClient } from '../imports/SiteClient';
import { UsersMeanwhile } from '../imports/UsersMeanwhile';
import { cpuTime } from '../servers/cpuTime';

interface Site {
  page: Page;
  url: string;
  /** of the site's process */
  pid: number;
  client: SiteClient;
}

const formats = ['Export as CSV', 'Export for Excel (XLSX)'];

/**
 * Exports all ads of the table in each format, and prints the time from the click until the file is whole, what a reader of
 * the public list and an editor of other ads notice meanwhile, and the most memory of the site and of the browser's page.
 */
export async function measureExports({ page, url, pid, client }: Site): Promise<void> {
  console.log('\n| What | s | site: CPU s | list: median, worst ms | edit: median, worst ms | site MB | page MB |');
  console.log('| --- | --: | --: | --: | --: | --: | --: |');
  const edited = await firstAds(client);
  const watched = async (what: string, work: () => Promise<number>): Promise<void> => {
    const users = new UsersMeanwhile({ client, url, pid }, edited);
    const startedAt = performance.now();
    const before = cpuTime(pid);
    const pageMegabytes = await work();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const cpu = ((cpuTime(pid) - before) / 1000).toFixed(1);
    const { reads, edits, peakMegabytes } = await users.stop();
    console.log(
      `| ${[what, seconds, cpu, reads.join(', '), edits.join(', '), peakMegabytes, pageMegabytes].join(' | ')} |`,
    );
  };
  await page.goto(`${url}/admin/brochures`);
  await page.waitForSelector('[data-row-key]');
  await watched('nothing else', async () => {
    await pause(5_000);
    return peakOfPages(page);
  });
  for (const format of formats) {
    // a new address gives the page a new process, whose peak is its own
    await page.goto('about:blank');
    await page.goto(`${url}/admin/brochures`);
    await page.waitForSelector('[data-row-key]');
    await page.evaluate(openExports);
    await watched(format, async () => {
      await page.locator(`::-p-aria([name="${format}"][role="button"])`).click();
      while (!(await page.evaluate(isWritten))) await pause(200);
      return peakOfPages(page);
    });
  }
}

async function firstAds(client: SiteClient): Promise<string[]> {
  const query = 'query First { brochures(filter: {}, first: 100) { edges { node { id } } } }';
  const { brochures } = await client.ask<{ brochures: { edges: { node: { id: string } }[] } }>(query, {});
  return brochures.edges.map(({ node }) => node.id);
}

/** The most megabytes that one of the browser's processes for pages has used. */
async function peakOfPages(page: Page): Promise<number> {
  const session = await page.browser().target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
  return Math.round(Math.max(...peaks) / 1024);
}

// the following code runs in the page
const openExports = `[...document.querySelectorAll('summary')].find((each) => each.innerText.includes('Export')).click()`;
// `innerText` would lay the table out at each look
const isWritten = `(() => {
  const isAt = (words) => document.body.textContent.includes(words);
  if (isAt('The export did not work')) throw new Error('The export did not work.');
  return isAt('written to a file');
})()`;
