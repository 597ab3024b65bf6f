import type { Browser, Page } from 'puppeteer';
import { brand } from '../../server/shared/brand/brand';
import { openBrowser, openPage } from '../support/browser/openBrowser';
import { inspectScreen, show } from './inspectScreen';

const rest = `<header class="on-site"><a href="/">Home</a> <p class="hint">Words of the header</p></header>
  <main><h1>A screen</h1><p>Words to read</p>`;
const foot = '</main><footer class="on-site"><p class="note">Words of the footer</p></footer>';

interface Screen {
  main?: string;
  css?: string;
  title?: string;
}

/** Faults that are planted on a page of our own: each has to be found, and nothing else. */
describe('the inspection of a screen', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    ({ page } = await openPage(browser));
  });

  afterAll(() => browser.close());

  async function inspect({ main = '', css = '', title = `A screen – ${brand.name}` }: Screen): Promise<string[]> {
    await page.setViewport({ width: 1440, height: 900 });
    await show(page, 'light');
    const style = `<style>:root { color-scheme: light dark; background: light-dark(#fff, #000) } a { color: light-dark(#00c, #9cf) } .phone { display: none }
      @media (width < 500px) { .phone { display: block } .desk { display: none } } ${css}</style>`;
    const head = `<!doctype html><html lang="en"><head><title>${title}</title>${style}</head>`;
    await page.setContent(`${head}<body>${rest}${main}${foot}</body></html>`);
    return inspectScreen(page, [360, 768, 1440]);
  }

  it('finds nothing on a screen without faults', async () => {
    expect(await inspect({})).toEqual([]);
  });

  it('finds a button without a name that only phones show', async () => {
    expect(await inspect({ main: '<button class="phone"></button>' })).toEqual(['360 px light: button-name: button']);
  });

  it('finds a button without a name that phones do not show', async () => {
    expect(await inspect({ main: '<button class="desk"></button>' })).toEqual([
      '768 px light: button-name: button',
      '1440 px light: button-name: button',
    ]);
  });

  it('finds a second level of headings that only phones miss', async () => {
    const main = '<h2 class="desk">Part</h2><h3>Chapter</h3>';
    expect(await inspect({ main })).toEqual(['360 px light: heading-order: h3']);
  });

  const faint = {
    light: 'p.FAINT { color: light-dark(#bbb, #fff) }',
    dark: 'p.FAINT { color: light-dark(#000, #444) }',
  };

  it.each(['light', 'dark'] as const)('finds faint text of the scheme %s', async (scheme) => {
    const found = await inspect({ main: '<p class="FAINT">Words</p>', css: faint[scheme] });
    const widths = [360, 768, 1440].map((width) => `${width} px ${scheme}: color-contrast: .FAINT`);
    expect(found.sort()).toEqual(widths.sort());
  });

  it('finds faint text of the dark scheme that only phones show', async () => {
    const main = '<p class="phone FAINT">Words</p>';
    expect(await inspect({ main, css: faint.dark })).toEqual(['360 px dark: color-contrast: .phone']);
  });

  it('finds faint text of a header whose markup was judged without a fault before', async () => {
    expect(await inspect({})).toEqual([]);
    const css = '.hint { color: light-dark(#000, #444) }';
    expect(await inspect({ css })).toHaveLength(3);
  });

  it('finds faint text of a footer over another ground', async () => {
    expect(await inspect({})).toEqual([]);
    expect(
      await inspect({ css: '@media (width < 500px) { body { background: light-dark(#666, #000) } }' }),
    ).toContainEqual(expect.stringMatching(/^360 px light: color-contrast: .*\.note/));
  });

  it('finds what stands out beside the screen at one width only', async () => {
    const css = '@media (1000px < width < 1100px) { main { width: 2000px } }';
    expect(await inspect({ css })).toEqual([expect.stringMatching(/^1024 px: \d+ px too wide$/)]);
  });

  it('finds motion, a wrong title and days as programs write them', async () => {
    const css = '@keyframes turn { to { rotate: 1turn } } .turns { animation: turn 1s infinite }';
    const found = await inspect({ main: '<p class="turns">Since 2026-11-20</p>', css, title: 'A screen' });
    expect(found).toEqual([
      'moves: turns',
      'its title is “A screen”',
      'a day that is not DD/MM/YYYY: Since 2026-11-20',
    ]);
  });
});
