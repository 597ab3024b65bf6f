import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { findBrowser } from '../../server/platform/browser/findBrowser';
import { launchBrowser } from '../../server/platform/browser/launchBrowser';
import { chooseMails } from './chooseMails';
import type { KeptMail } from './KeptMail';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [360, 800];
const schemes = ['light', 'dark'] as const;
/** a finger needs as much */
const smallestTarget = 44;
const namesDay = /\b\d{2}\/\d{2}\/\d{4}\b|\b\d{1,2} [A-Z][a-z]+ 20\d{2}\b/;
/** one zone, or several: "(Darwin, Perth and Sydney time)" */
const namesZone = /\([A-Z][A-Za-z, ]+ time\)/;

/**
 * `npm run picture:mails -- FOLDER`: runs the tests that write mails, and draws the longest mail of each kind at two
 * widths, light and dark, as single pictures and as sheets. Prints what a reader could not use: poor contrast, sideways
 * scrolling, small buttons, a missing text, a day without its time zone. The exit code is then 1.
 */
async function pictureMails(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const mails = chooseMails(writeMails(folder));
  const profile = path.join(folder, 'browser');
  const browser = await launchBrowser(findBrowser(profile), { ownPagesOnly: true });
  try {
    const problems: string[] = [];
    for (const [name, mail] of mails) problems.push(...(await draw(browser, folder, name, mail)));
    await drawSheets(browser, folder, [...mails.keys()]);
    for (const problem of problems) console.error(problem);
    console.log(`${mails.size} kinds of mails are in ${folder}.`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Mails come from the tests: the real use cases write them, and each kind has a test. */
function writeMails(folder: string): KeptMail[] {
  const kept = path.join(folder, 'mails.jsonl');
  rmSync(kept, { force: true });
  const writers = globSync('server/domains/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('composeMail('),
  );
  // a use case and its tests may be above or below the folder of its mail, or in a folder beside it
  const tests = globSync([...new Set(writers.flatMap(testsNear))]).filter(isAboutMails);
  const run = spawnSync('npm', ['run', 'jest', '--', ...tests], {
    env: { ...process.env, KEEP_MAILS: path.resolve(folder) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0) throw new Error('The tests that write mails have failed: run them by themselves.');
  const lines = readFileSync(kept, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as KeptMail);
}

function testsNear(writer: string): string[] {
  const folder = path.dirname(writer);
  const above = path.dirname(folder);
  const isDomain = path.dirname(folder) === path.join('server', 'domains');
  const within = [`${folder}/*.test.ts`, `${folder}/*/*.test.ts`];
  return isDomain ? within : [...within, `${above}/*.test.ts`, `${above}/*/*.test.ts`];
}

const isAboutMails = (test: string): boolean => /mail|notify/i.test(readFileSync(test, 'utf8'));

async function draw(browser: Browser, folder: string, name: string, { text, html }: KeptMail): Promise<string[]> {
  const problems = text.trim() === '' ? [`${name}: it has no plain text.`] : [];
  if (namesDay.test(text) && !namesZone.test(text)) problems.push(`${name}: it names a day without its time zone.`);
  writeFileSync(path.join(folder, `${name}.txt`), text);
  const page = await browser.newPage();
  for (const width of widths) {
    for (const scheme of schemes) {
      await page.setViewport({ width, height: 600 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await page.setContent(html);
      const found = await findProblems(page);
      problems.push(...found.map((problem) => `${name} at ${width} px, ${scheme}: ${problem}`));
      await page.screenshot({ path: path.join(folder, pictureOf(name, width, scheme)), fullPage: true });
    }
  }
  await page.close();
  return problems;
}

const pictureOf = (name: string, width: number, scheme: string) => `${name}.${width}.${scheme}.png` as const;

async function findProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (smallest) => {
    const { violations } = await (
      window as unknown as {
        axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    const { scrollWidth, clientWidth } = document.documentElement;
    const small = [...document.querySelectorAll('a.button')].filter(
      (button) => button.getBoundingClientRect().height < smallest,
    );
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' ')}`),
      ...(scrollWidth > clientWidth ? [`it is ${scrollWidth} px wide.`] : []),
      ...small.map((button) => `the button “${button.textContent}” is low.`),
    ];
  }, smallestTarget);
}

/** Sheets of some mails each, light above dark, for one look at many. */
async function drawSheets(browser: Browser, folder: string, names: readonly string[]): Promise<void> {
  const page = await browser.newPage();
  for (const width of widths) {
    const many = Math.floor(2400 / width);
    for (let start = 0; start < names.length; start += many) {
      const row = (scheme: string) =>
        names
          .slice(start, start + many)
          .map((name) => {
            const bytes = readFileSync(path.join(folder, pictureOf(name, width, scheme)), 'base64');
            return `<figure><figcaption>${name}</figcaption><img style="max-height: 1300px; object-fit: cover; object-position: top" width="${width}" src="data:image/png;base64,${bytes}"></figure>`;
          })
          .join('');
      await page.setViewport({ width: many * (width + 8), height: 600 });
      await page.setContent(
        `<style>body, figure { margin: 0; font: 14px sans-serif } div { display: flex; gap: 8px }</style>${schemes.map((scheme) => `<div>${row(scheme)}</div>`).join('')}`,
      );
      await page.screenshot({ path: path.join(folder, `sheet.${width}.${start / many + 1}.png`), fullPage: true });
    }
  }
  await page.close();
}

void pictureMails(process.argv[2] ?? 'mail-pictures');
