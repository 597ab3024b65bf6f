import type { Page } from 'puppeteer';
import { eventually } from '../../server/test/eventually';
import { patienceMs } from '../support/browser/patience';
import { watchPage } from '../support/browser/openBrowser';
import { useDemoSite } from '../support/site/useDemoSite';

/** `everyPublicScreen.test.ts` looks at all of them; this tells what it would see. */
describe('the content security policy of a page', () => {
  const demo = useDemoSite();
  let page: Page;
  let complaints: string[];

  beforeEach(async () => {
    ({ page, complaints } = await watchPage(await demo.browser.newPage()));
    await page.evaluateOnNewDocument(() => {
      Object.assign(window, { blocked: [] });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        (window as unknown as { blocked: string[] }).blocked.push(effectiveDirective);
      });
    });
  });
  afterEach(() => page.close());

  const blocked = (): Promise<string[]> => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked);

  /** Puts markup into the page that the server sends, as a mistake of ours or a stranger would; its policy stays. */
  async function putIn(markup: string): Promise<void> {
    await page.setBypassServiceWorker(true);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return void request.continue();
      void (async () => {
        const answer = await fetch(request.url());
        const headers = Object.fromEntries(answer.headers);
        delete headers['content-encoding'];
        delete headers['content-length'];
        const body = (await answer.text()).replace(/<body[^>]*>/, (tag) => tag + markup);
        await request.respond({ status: answer.status, headers, body });
      })();
    });
  }

  it.each(['/', '/?category=FOOD_DRINK&mapArea=larkin-beach', '/details/11', '/brochureMap', '/areas', '/contact'])(
    'blocks nothing of %s',
    async (address) => {
      const answer = await page.goto(demo.site.url + address, { waitUntil: 'networkidle0' });
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForNetworkIdle();
      expect([await blocked(), complaints]).toEqual([[], []]);
    },
  );

  it.each([
    ['a script', '<script>window.isRun = true</script>', 'script-src-elem'],
    ['a handler', '<img src="/favicon.ico" alt="" onload="window.isRun = true">', 'script-src-attr'],
    ['a script of a stranger', '<script src="https://stranger.example/a.js"></script>', 'script-src-elem'],
    ['a style', '<style>body { outline: 2px solid }</style>', 'style-src-elem'],
    ['a style of an element', '<p style="outline: 1px solid">Styled</p>', 'style-src-attr'],
    ['a frame', '<iframe src="https://stranger.example/" title="A stranger"></iframe>', 'frame-src'],
    ['a plug-in', '<object data="https://stranger.example/a.swf">A stranger</object>', 'object-src'],
    ['another base', '<base href="https://stranger.example/">', 'base-uri'],
  ])('blocks and reports %s that stands in a page', async (_what, markup, directive) => {
    await putIn(markup);
    await page.goto(demo.site.url);
    await eventually(async () => {
      expect(await blocked()).toContain(directive);
      expect(complaints.join()).toContain('Content Security Policy');
    }, patienceMs);
    expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
  });

  it('blocks styles that somebody has put in', async () => {
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await page.evaluate(() => {
      document.body.setAttribute('style', 'outline: 1px solid');
      const style = document.createElement('style');
      style.textContent = 'body { outline: 2px solid }';
      document.head.append(style);
    });
    await eventually(async () => {
      expect((await blocked()).sort()).toEqual(['style-src-attr', 'style-src-elem']);
    }, patienceMs);
  });
});
