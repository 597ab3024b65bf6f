import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HTTPRequest, Page } from 'puppeteer';
import { click, focusOn, press, read, see } from '../support/browser/acts';
import { openPage } from '../support/browser/openBrowser';
import { readPdf } from '../support/readPdf';
import { useDemoSite } from '../support/site/useDemoSite';
import { brand } from '../../server/shared/brand/brand';

const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };
const browserAgent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

interface Ad {
  id: number;
  title: string;
  wwwUrl: string | null;
  vendor: { companyName: string } | null;
  assets: { type: string; url: string }[];
}

describe('a visitor who reads about an offer', () => {
  const demo = useDemoSite();

  const picturesOf = ({ assets }: Ad) => assets.filter(({ type }) => type === 'BROCHURE_IMAGE');
  const pdfOf = ({ assets }: Ad) => assets.find(({ type }) => type === 'BROCHURE_PDF');

  /** The first ad of the demo that matches. */
  async function findAd(type: string, fits: (ad: Ad) => boolean = () => true): Promise<Ad> {
    const answer = await fetch(`${demo.site.url}/rest/brochure/public/?types=${type}&pageSize=100&page=0`);
    const { content } = (await answer.json()) as { content: Ad[] };
    const ad = content.find(fits);
    if (!ad) throw new Error(`The demo has no such ${type}.`);
    return ad;
  }

  /** Waits until the page has sent such an event to the server. */
  const toldOf = (page: Page, eventCode: string) =>
    page.waitForResponse(async (answer) => {
      if (!answer.ok() || answer.request().method() !== 'POST') return false;
      return ((await answer.request().fetchPostData()) ?? '').includes(`"eventCode":"${eventCode}"`);
    });

  it('views the pictures by keyboard, small and large, and returns to the starting point', async () => {
    const { page, complaints } = await openPage(demo.browser);
    const ad = await findAd('LP_AD', (each) => picturesOf(each).length > 1);
    const count = picturesOf(ad).length;
    await page.goto(`${demo.site.url}/details/${ad.id}`, { waitUntil: 'networkidle0' });
    await focusOn(page, '[aria-label="Pictures"] a');
    await press(page, 'ArrowRight');
    await read(page, `2 / ${count}`);
    await press(page, 'Enter');
    await page.waitForSelector('dialog[open]');
    await read(page, `2 of ${count}`);
    await press(page, 'Home');
    await read(page, `1 of ${count}`);
    await click(page, 'button', 'Enlarge');
    await page.waitForFunction(() => (document.querySelector('dialog img')?.clientWidth ?? 0) > 1440);
    await press(page, 'Escape');
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    await page.waitForFunction(() => document.activeElement?.closest('[aria-label="Pictures"]') !== null);
    expect(complaints).toEqual([]);
  });

  it('reads on after a reload at the same position, before any script runs', async () => {
    const { page, complaints } = await openPage(demo.browser, phone);
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    const title = await page.$eval('main article a', (link) => link.textContent);
    await click(page, 'link', title);
    await see(page, 'link', 'Back');
    await page.evaluate(() => window.scrollTo(0, 900));
    // the position is stored with the next frame
    await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('"900"'));

    await page.setRequestInterception(true);
    const scripts: HTTPRequest[] = [];
    let areHeld = true;
    page.on('request', (request) => {
      if (areHeld && request.resourceType() === 'script') scripts.push(request);
      else void request.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => window.scrollY === 900);
    // the position of a visitor who has scrolled on stays
    await page.evaluate(() => window.scrollTo(0, 1200));
    areHeld = false;
    await Promise.all(scripts.map((request) => request.continue()));
    await see(page, 'link', 'Back');
    expect(await page.evaluate(() => window.scrollY)).toBe(1200);
    expect(complaints).toEqual([]);
  });

  it('swipes through the large pictures on a phone', async () => {
    const { page, complaints } = await openPage(demo.browser, phone);
    const ad = await findAd('LP_AD', (each) => picturesOf(each).length > 1);
    const count = picturesOf(ad).length;
    await page.goto(`${demo.site.url}/details/${ad.id}`, { waitUntil: 'networkidle0' });
    await focusOn(page, '[aria-label="Pictures"] a');
    await page.tap('[aria-label="Pictures"] a');
    await read(page, `1 of ${count}`);
    await page.touchscreen.touchStart(300, 380);
    await page.touchscreen.touchMove(200, 380);
    await page.touchscreen.touchMove(80, 380);
    await page.touchscreen.touchEnd();
    await read(page, `2 of ${count}`);
    expect(complaints).toEqual([]);
  });

  it('is counted once, and so is the visit to the business', async () => {
    const { page } = await openPage(demo.browser);
    const ad = await findAd('LP_AD', ({ wwwUrl }) => wwwUrl !== null);
    const viewed = toldOf(page, 'DETAIL_PAGE_VIEW');
    await page.goto(`${demo.site.url}/details/${ad.id}`);
    await viewed;
    // the business's own site is unreachable; the click must be counted although the page is left
    const left = toldOf(page, 'WEBSITE_CLICK');
    const link = await see(page, 'link', 'Visit website');
    await link.evaluate((node) => node.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await left;
  });

  it('copies the link', async () => {
    const { page } = await openPage(demo.browser);
    const ad = await findAd('CP_AD');
    const copying = { permission: { name: 'clipboard-write' }, state: 'granted' } as const;
    await page.browserContext().setPermission(demo.site.url, copying);
    await page.goto(`${demo.site.url}/details/${ad.id}`, { waitUntil: 'networkidle0' });
    await click(page, 'button', 'Share');
    await page.waitForFunction(() => /Link copied|Copy this link/.test(document.body.innerText));
    await read(page, 'Link copied');
  });

  it('turns the pages of a brochure by keyboard', async () => {
    const { page, complaints } = await openPage(demo.browser);
    const ad = await findAd('BRO_AD', (each) => pdfOf(each) !== undefined);
    await page.goto(`${demo.site.url}/details/${ad.id}`);
    await page.waitForFunction(() => window.location.pathname.startsWith('/details/brochure-ad/'));
    await read(page, 'Page 1 of 4');
    await page.waitForFunction(() => document.querySelector('canvas')?.width !== 300);
    // the selectable text of the page covers its picture
    await page.waitForFunction(
      (title) => document.querySelector('[aria-label="Page 1"]')?.textContent.includes(title),
      {},
      ad.title.split(' ')[0] ?? '',
    );
    const next = await see(page, 'button', 'Next page');
    await next.focus();
    await press(page, 'ArrowRight');
    await read(page, 'Pages 2 and 3 of 4');
    await press(page, 'End');
    await read(page, 'Page 4 of 4');
    const file = await page.$$eval('a', (links) => links.find((link) => link.innerText === 'Download PDF')?.href ?? '');
    expect((await fetch(file)).headers.get('content-type')).toBe('application/pdf');
    expect(complaints).toEqual([]);
  });

  it('redirects each type to its own page', async () => {
    const [landing, brochure] = [await findAd('LP_AD'), await findAd('BRO_AD')];
    const follow = async (path: string) => {
      const { status, headers } = await fetch(demo.site.url + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await follow(`/details/${brochure.id}`)).toEqual([302, `/details/brochure-ad/${brochure.id}`]);
    expect(await follow(`/details/brochure-ad/${landing.id}`)).toEqual([302, `/details/${landing.id}`]);
  });

  it('arrives by a QR code and by a vendor’s link, from outside and within the site', async () => {
    const [landing, brochure] = [await findAd('LP_AD'), await findAd('BRO_AD')];
    const { page, complaints } = await openPage(demo.browser);
    await page.goto(`${demo.site.url}/ad?adId=${brochure.id}`);
    expect(new URL(page.url()).pathname).toBe(`/details/brochure-ad/${brochure.id}`);
    await see(page, 'heading', brochure.title);

    // within the app, without a page load: the router handles the address
    await goWithin(page, `/ad?adId=${landing.id}`);
    await page.waitForFunction((path) => window.location.pathname === path, {}, `/details/${landing.id}`);
    await see(page, 'heading', landing.title);

    await goWithin(page, '/vendorRecirect?vendorUrl=https%3A%2F%2Fstranger.example%2Fa');
    await see(page, 'heading', `You are leaving ${brand.name}`);
    await read(page, 'stranger.example');
    await click(page, 'link', 'Stay here');
    await see(page, 'heading', 'Local offers');
    expect(complaints).toEqual([]);

    const known = await findAd('LP_AD', ({ wwwUrl }) => wwwUrl !== null);
    const onward = await fetch(`${demo.site.url}/vendorRecirect?vendorUrl=${encodeURIComponent(known.wwwUrl ?? '')}`, {
      redirect: 'manual',
      headers: browserAgent,
    });
    expect([onward.status, URL.parse(onward.headers.get('location') ?? '')?.host]).toEqual([
      302,
      URL.parse(known.wwwUrl ?? '')?.host,
    ]);
  });

  it('finds the other offers of the business, and the list of all of them', async () => {
    const business = 'Saltline Cruises';
    const { page, complaints } = await openPage(demo.browser, phone);
    const ad = await findAd('LP_AD', ({ vendor }) => vendor?.companyName === business);
    await page.goto(`${demo.site.url}/details/${ad.id}`);
    await page.waitForSelector(`[aria-label="More from ${business}"] article a`);
    const others = await page.$$eval(`[aria-label="More from ${business}"] h3`, (all) =>
      all.map((one) => one.innerText),
    );
    expect(others).not.toContain(ad.title);
    await click(page, 'link', `All from ${business}`);
    await see(page, 'heading', `All from ${business}`);
    // also brochures, which are not among the default types of a list
    for (const title of [ad.title, ...others]) await see(page, 'link', title);
    expect(complaints).toEqual([]);
  });

  it('finds a way on from pages that no longer exist', async () => {
    const { page } = await openPage(demo.browser);
    const missing = await page.goto(`${demo.site.url}/details/999999`);
    expect(missing?.status()).toBe(404);
    await see(page, 'link', 'All offers');
    const gone = await page.goto(`${demo.site.url}/details/${await archivedAd()}`);
    expect(gone?.status()).toBe(410);
    await see(page, 'heading', 'This offer has been taken down');
    await see(page, 'heading', 'Similar offers');
    await page.waitForSelector('[aria-label="Similar offers"] article');
  });

  it('prints only what is useful on paper', async () => {
    const { page } = await openPage(demo.browser, phone);
    const ad = await findAd('LP_AD', ({ wwwUrl }) => wwwUrl !== null);
    await page.goto(`${demo.site.url}/details/${ad.id}`, { waitUntil: 'networkidle0' });
    const words = await readPdf(await page.pdf({ format: 'A4' }));
    expect(words).toContain(ad.title.split(' ')[0]);
    // a long address wraps onto two lines
    expect(words.replaceAll(' ', '')).toContain(URL.parse(ad.wwwUrl ?? '')?.host);
    for (const ofNoUse of ['Share', 'Get directions', 'Similar offers', 'All offers', 'Sign in']) {
      expect(words).not.toContain(ofNoUse);
    }
  });

  it('sees no motion if reduced motion is set', async () => {
    const { page } = await openPage(demo.browser, phone);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluateOnNewDocument(keepMovements);
    const ad = await findAd('LP_AD', (each) => picturesOf(each).length > 1);
    await page.goto(`${demo.site.url}/details/${ad.id}`, { waitUntil: 'networkidle0' });
    await click(page, 'button', 'Next picture');
    await page.waitForFunction(() => {
      const row = document.querySelector('[aria-label="Pictures"] ul');
      return row !== null && row.scrollLeft / row.clientWidth === 1;
    });
    await click(page, 'button', 'Menu');
    await see(page, 'link', 'Show on Map');
    await press(page, 'Escape');
    await click(page, 'button', 'Share');
    expect(await page.evaluate(() => window.localStorage.getItem('movements'))).toBeNull();
  });

  it('sees offers on pages of other sites, in a frame and as a web component', async () => {
    const { url } = demo.site;
    const script = await fetch(`${url}/embed/offers.js`);
    expect((await script.arrayBuffer()).byteLength).toBeLessThan(20_000);
    const { page } = await openPage(demo.browser);
    const html = `<!doctype html><meta charset="utf-8"><title>Our hotel</title>
      <iframe src="${url}/embed/all?limit=3" title="Offers"></iframe>
      <script type="module" src="${url}/embed/offers.js"></script>
      <local-offers limit="4" heading="Near our hotel"></local-offers>`;
    const hotel = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
    await new Promise<void>((resolve) => hotel.listen(0, '127.0.0.1', resolve));
    await page.goto(`http://127.0.0.1:${(hotel.address() as AddressInfo).port}`);
    await page.waitForSelector('local-offers >>> li:nth-child(4) img');
    const frame = await page.waitForFrame((each) => each.url().includes('/embed/all'));
    await frame.waitForSelector('li:nth-child(3)');
    expect(await frame.$$('li')).toHaveLength(3);
    await page.waitForFunction(() => {
      const pictures = document.querySelector('local-offers')?.shadowRoot?.querySelectorAll('img') ?? [];
      for (const picture of pictures) picture.loading = 'eager';
      return [...pictures].every((picture) => picture.naturalWidth > 0);
    });
    expect(await page.browserContext().cookies()).toEqual([]);
    hotel.closeAllConnections();
    hotel.close();
  });

  it('reads everything without JavaScript', async () => {
    const { page } = await openPage(demo.browser, phone);
    await page.setJavaScriptEnabled(false);
    const ad = await findAd('BRO_AD', (each) => pdfOf(each) !== undefined);
    await page.goto(`${demo.site.url}/details/${ad.id}`);
    expect(new URL(page.url()).pathname).toBe(`/details/brochure-ad/${ad.id}`);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(ad.title);
    const links = await page.$$eval('main a', (all) => all.map((link) => [link.innerText.trim(), link.href]));
    expect(Object.fromEntries(links)).toHaveProperty('Download PDF');
    const offered = await page.$$eval('main button', (all) =>
      all.filter((button) => button.checkVisibility()).map((button) => button.innerText),
    );
    expect(offered).not.toContain('Share');
    await page.goto(`${demo.site.url}/terms-and-conditions#dispute-resolution`);
    expect(await page.$eval('main', (main) => main.innerText)).toContain('at least 30 days');
  });

  /** An ad that the demo no longer shows although it has not ended. */
  async function archivedAd(): Promise<number> {
    for (let id = 1; id < 200; id += 1) {
      const answer = await fetch(`${demo.site.url}/details/${id}`);
      if ((await answer.text()).includes('This offer has been taken down')) return id;
    }
    throw new Error('The demo has taken down no ad.');
  }
});

/** Runs in the page: records animations that start and are long enough to see. */
function keepMovements(): void {
  for (const begin of ['transitionrun', 'animationstart']) {
    document.addEventListener(begin, ({ target }) => {
      const moving = target instanceof Element ? target.getAnimations() : [];
      if (moving.every(({ effect }) => Number(effect?.getComputedTiming().duration) <= 1)) return;
      window.localStorage.setItem('movements', (target as Element).outerHTML.slice(0, 200));
    });
  }
}

async function goWithin(page: Page, path: string): Promise<void> {
  // after hydration, because only then can the scripts navigate
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button)')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  );
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
