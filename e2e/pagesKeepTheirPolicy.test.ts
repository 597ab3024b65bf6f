import type { Page } from 'puppeteer';
import { eventually } from '../server/test/eventually';
import { patienceMs } from './support/patience';
import { watchPage } from './support/openBrowser';
import { useDemoSite } from './support/useDemoSite';

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
