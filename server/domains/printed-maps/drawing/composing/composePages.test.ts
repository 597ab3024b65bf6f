import childProcess, { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applySiteValues, noSiteValues } from '../../../../shared/brand/siteValues';
import { eventually } from '../../../../test/eventually';
import { defaultPrintSettings, designOf } from '../../layouts/PrintSettings';
import type { MapContent } from '../../MapContent';
import { composeMapPages, layOutPages } from '../pages/composeMapPages';
import { composePages, heapsOf } from './composePages';

const grid = { west: 153, south: -26.5, east: 153.05, north: -26.46, gridColumns: 10, gridRows: 8 };
const madeAt = new Date('2026-11-20T10:00:00Z');
const format = { paper: 'A4', orientation: 'LANDSCAPE' } as const;

function contentOf(streets: number): MapContent {
  const features = Array.from({ length: streets }, (_, at) => {
    const latitude = -26.499 + (0.038 * at) / streets;
    const coordinates = Array.from({ length: 40 }, (__, step) => [153.001 + step * 0.001, latitude]);
    return {
      ...{ kind: 'STREET' as const, name: `Road ${at}`, rank: 1, roadClass: 'primary' as const, facility: null },
      geometry: { type: 'LineString' as const, coordinates },
    };
  });
  return {
    ...{ name: 'Bayside', grid, design: designOf({ ...grid, name: 'Bayside' }, defaultPrintSettings), features },
    ...{
      ads: [],
      absentAds: 0,
      outline: [],
      sponsorPicture: null,
      isPictureGone: false,
      streets: [],
      attributions: ['© Somebody'],
    },
    url: 'https://offers.example/brochureMap',
  };
}

const content = contentOf(20);

const started: ChildProcess[] = [];
const running = (): ChildProcess[] => started.filter(({ exitCode, signalCode }) => (exitCode ?? signalCode) === null);
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function findComposer(): Promise<ChildProcess> {
  await eventually(() => expect(running()).toHaveLength(1));
  const [composer] = running();
  if (!composer) throw new Error('It has just ended.');
  return composer;
}

beforeAll(() => {
  const { spawn } = childProcess;
  jest.spyOn(childProcess, 'spawn').mockImplementation((...given: Parameters<typeof spawn>) => {
    const child = spawn(...given);
    started.push(child);
    return child;
  });
});
afterEach(() => applySiteValues(0, noSiteValues));

it('composes what this process would, for the site as its administrators have named it', async () => {
  applySiteValues(1, { ...noSiteValues, name: 'Tern Bay Times' });
  const sheet = layOutPages(content, format);
  const { html, warnings } = composeMapPages(content, sheet, madeAt);
  const composed = await composePages({ content, format, madeAt });
  expect(html).toContain('Tern Bay Times');
  expect(composed.html === html).toBe(true);
  expect(composed).toMatchObject({ warnings, width: 297, height: 210 });
});

it('returns pages after its process has ended, and runs one at a time', async () => {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, running().length)), 5);
  const compose = () => composePages({ content, format, madeAt }).then(() => running().length);
  const [, afterSecond] = await Promise.all([compose(), compose()]);
  clearInterval(watch);
  expect([most, afterSecond]).toEqual([1, 0]);
});

it.each([
  [
    'takes too long',
    { ms: 1, megabytes: 1000 },
    'Drawing the map took too long. Choose a smaller frame, or fewer sheets.',
  ],
  [
    'needs too much memory',
    { ms: 60_000, megabytes: 30 },
    'Drawing the map needed too much memory. Choose a smaller frame, or fewer sheets.',
  ],
])('refuses a map that %s, and composes the next one', async (_what, limits, message) => {
  const large = contentOf(3000);
  await expect(composePages({ content: large, format, madeAt }, { limits })).rejects.toMatchObject({
    code: 'INTERNAL',
    message,
  });
  expect((await composePages({ content, format, madeAt })).html).toContain('Bayside');
});

it('composes a proof while a map is being composed', async () => {
  const map = composePages({ content, format, madeAt });
  const failing = expect(map).rejects.toThrow('SIGKILL');
  const composer = await findComposer();
  composer.kill('SIGSTOP');
  expect((await composePages({ content, format, madeAt }, { lane: 'proof' })).html).toContain('Bayside');
  expect(composer.exitCode ?? composer.signalCode).toBeNull();
  composer.kill('SIGKILL');
  await failing;
});

it.each([256, 512, 2048, 64_000])('lets all lanes together have at most half of %d MB', (machine) => {
  const { map, proof } = heapsOf(machine);
  expect(map + proof).toBeLessThanOrEqual(machine / 2);
});

it('gives the log what the process wrote', async () => {
  const composing = composePages(
    { content: contentOf(3000), format, madeAt },
    { limits: { ms: 60_000, megabytes: 30 } },
  );
  await expect(composing).rejects.toMatchObject({
    cause: { name: 'ComposerOutput', message: expect.stringMatching(/^FATAL ERROR: .*memory/m) as string },
  });
});

it('says why a document cannot be composed', async () => {
  const broken = { ...content, features: null as unknown as MapContent['features'] };
  await expect(composePages({ content: broken, format, madeAt })).rejects.toThrow(/null/);
});

it('may be killed: the map fails with the reason', async () => {
  const composing = composePages({ content: contentOf(3000), format, madeAt });
  const failing = expect(composing).rejects.toThrow(
    'The process that draws the map ended before the map was drawn: SIGKILL.',
  );
  (await findComposer()).kill('SIGKILL');
  await failing;
});

it('has no settings of the site', async () => {
  process.env.SECRET_OF_TEST = 'quiet violet umbrella';
  const composing = composePages({ content, format, madeAt });
  const { pid } = await findComposer();
  // only Linux shows them
  if (process.platform === 'linux') {
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('SECRET_OF_TEST');
  }
  await composing;
});

it.each([
  ['ends', 'SIGTERM'],
  ['is killed', 'SIGKILL'],
] as const)('leaves no process when the site %s', async (_how, signal) => {
  const program = `
    process.once('SIGTERM', () => process.exit());
    const childProcess = require('node:child_process');
    const { spawn } = childProcess;
    childProcess.spawn = (...given) => {
      const child = spawn(...given);
      console.log(child.pid);
      return child;
    };
    const { composePages } = require(${JSON.stringify(path.join(__dirname, 'composePages.ts'))});
    const { content, madeAt } = JSON.parse(${JSON.stringify(JSON.stringify({ content: contentOf(60), madeAt }))});
    void composePages({ content, madeAt: new Date(madeAt), format: ${JSON.stringify(format)} });
    setInterval(() => {}, 1000);`;
  const site = childProcess.spawn(process.execPath, ['-e', program], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(site.stdout, 'data')) as [Buffer];
  const composer = Number(line.toString());
  expect(isRunning(composer)).toBe(true);
  site.kill(signal);
  await eventually(() => expect(isRunning(composer)).toBe(false));
});
