import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
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
/** A CSV is sent compressed. */
const isCsv = (name: string): boolean => name.endsWith('.csv');

/**
 * Exports all ads of the table in each format, and prints the time from the click until the file is whole, what a reader of
 * the public list and an editor of other ads notice meanwhile, and the most memory of the site, of the browser's page and of
 * the browser's own process, which keeps files. Then tries to import each file as it is.
 */
export async function measureExports({ page, url, pid, client }: Site): Promise<void> {
  console.log(
    '\n| What | s | site: CPU s | list: median, worst ms | edit: median, worst ms | site MB | page MB | browser MB |',
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
  const edited = await firstAds(client);
  const watched = async (what: string, work: () => Promise<readonly number[]>): Promise<void> => {
    const users = new UsersMeanwhile({ client, url, pid }, edited);
    const startedAt = performance.now();
    const before = cpuTime(pid);
    const megabytes = await work();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const cpu = ((cpuTime(pid) - before) / 1000).toFixed(1);
    const { reads, edits, peakMegabytes } = await users.stop();
    console.log(
      `| ${[what, seconds, cpu, reads.join(', '), edits.join(', '), peakMegabytes, ...megabytes].join(' | ')} |`,
    );
  };
  await page.goto(`${url}/admin/brochures`);
  await page.waitForSelector('[data-row-key]');
  await watched('nothing else', async () => {
    await pause(5_000);
    return peaksOf(page);
  });
  const downloads = await keepDownloads(page);
  for (const format of formats) {
    // a new address gives the page a new process, whose peak is its own
    await page.goto('about:blank');
    await page.goto(`${url}/admin/brochures`);
    await page.waitForSelector('[data-row-key]');
    await page.evaluate(openExports);
    await watched(format, async () => {
      await page.locator(`::-p-aria([name="${format}"][role="button"])`).click();
      while (!(await page.evaluate(isWritten))) await pause(200);
      return peaksOf(page);
    });
  }
  await page.goto('about:blank');
  const outcomes: string[] = [];
  for (const file of readdirSync(downloads)) {
    await watched(`try ${file} as it is`, async () => {
      outcomes.push(await tryFile(client, path.join(downloads, file)));
      return [];
    });
  }
  console.log(`\n${outcomes.join('\n')}`);
  rmSync(downloads, { recursive: true });
}

async function firstAds(client: SiteClient): Promise<string[]> {
  const query = 'query First { brochures(filter: {}, first: 100) { edges { node { id } } } }';
  const { brochures } = await client.ask<{ brochures: { edges: { node: { id: string } }[] } }>(query, {});
  return brochures.edges.map(({ node }) => node.id);
}

/** The most megabytes that one of the browser's processes for pages has used, and its own process. */
async function peaksOf(page: Page): Promise<number[]> {
  const session = await page.browser().target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return ['renderer', 'browser'].map((wanted) => {
    const peaks = processInfo
      .filter(({ type }) => type === wanted)
      .map(({ id }) => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
    return Math.round(Math.max(...peaks) / 1024);
  });
}

/** Lets the browser save files in a folder of their own, and returns it. */
async function keepDownloads(page: Page): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'local-offers-exports-'));
  const session = await page.browser().target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  return folder;
}

/** Sends a file that was exported, and returns what the site makes of it; anything but unchanged ads fails the benchmark. */
async function tryFile(client: SiteClient, file: string): Promise<string> {
  const content = readFileSync(file);
  const id = await client.uploadFile(path.basename(file), isCsv(file) ? gzipSync(content) : content, false);
  const { report } = await client.settled(id);
  const { created = 0, updated = 0, unchanged = 0, refused = 0 } = report ?? {};
  const megabytes = (content.length / 1_048_576).toFixed(1);
  if (created + updated + refused > 0) process.exitCode = 1;
  return `${megabytes} MB: ${created} new, ${updated} changed, ${unchanged} unchanged, ${refused} refused`;
}

// the following code runs in the page
const openExports = `[...document.querySelectorAll('summary')].find((each) => each.innerText.includes('Export')).click()`;
// `innerText` would lay the table out at each look
const isWritten = `(() => {
  const isAt = (words) => document.body.textContent.includes(words);
  if (isAt('The export did not work')) throw new Error('The export did not work.');
  return isAt('written to a file');
})()`;
