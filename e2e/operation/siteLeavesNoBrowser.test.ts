import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { eventually } from '../../server/test/eventually';

const root = path.resolve(__dirname, '..', '..');
const folder = makeTestFolder('no-browser');
const profiles = path.join(folder, 'profiles');

/** Starts work that needs the browser and never ends. */
const works = {
  'a map is printed': `printPages(joinDocument({ head: '<!doctype html><title>Map</title>', parts: [svg, svg.repeat(300)], end: '' }), {
    width: 400, height: 400, browser,
    onProgress: async (share) => { if (share > 0) await begun(); },
  })`,
  'a page hangs': `browser.withPage(async (page) => { await begun(); await page.evaluate('for (;;) {}'); })`,
};

const program = (work: string): string => `
  const { SharedBrowser } = require('./dist/server/platform/browser/SharedBrowser.js');
  const { joinDocument } = require('./dist/server/platform/browser/documentParts.js');
  const { printPages } = require('./dist/server/platform/browser/printPages.js');
  const svg = '<svg width="800" height="800"><circle r="300"/></svg>';
  const browser = new SharedBrowser({ cacheFolder: ${JSON.stringify(folder)} });
  const begun = async () => console.log('begun');
  const sweep = process.argv[1] === 'sweep';
  void (sweep ? browser.sweep() : ${work});
`;

const run = (work: string, ...args: string[]) =>
  spawn(process.execPath, ['-e', program(work), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });

/** Browser processes whose profile is ours. */
function browserProcesses(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--user-data-dir=${profiles}`);
    } catch {
      return false; // it has just ended
    }
  });
}

afterAll(() => {
  for (const pid of browserProcesses()) process.kill(Number(pid), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const repeated = Object.entries(works).flatMap((work) => [work, work, work]);

it.each(repeated)('a server that is killed while %s takes its browser with it', async (_while, work) => {
  if (!existsSync('/proc/self/cmdline')) {
    process.stderr.write('\nThere is no /proc here to look for processes in: this test proves nothing here.\n');
    return;
  }
  const server = run(work);
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('It ended before its work had begun.')));
  await Promise.race([once(server.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  expect(browserProcesses()).not.toEqual([]);
  server.kill('SIGKILL');
  await eventually(() => expect(browserProcesses()).toEqual([]));

  // its profile remains, and the next start removes it
  const [code] = (await once(run(work, 'sweep'), 'exit')) as [number];
  expect(code).toBe(0);
  expect(existsSync(profiles) ? readdirSync(profiles) : []).toEqual([]);
});
