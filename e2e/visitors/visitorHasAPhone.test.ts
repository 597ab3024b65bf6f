import type { Page } from 'puppeteer';
import { focusOn, press, see } from '../support/browser/acts';
import { openPage } from '../support/browser/openBrowser';
import { useDemoSite } from '../support/site/useDemoSite';

const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };
/** what a thumb reaches without another hold, from the bottom of the window */
const reach = 740 / 3;
/** the smallest side of what a thumb presses */
const target = 44;

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const demo = useDemoSite();

// docs/rules/screens.md#phones
describe('a visitor with a phone', () => {
  it.each(['light', 'dark'])('sees compact cards, areas and categories above them (%s)', async (scheme) => {
    const { page } = await openPage(demo.browser, phone);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    const cards = await page.$$eval('main article', (articles) =>
      articles.map((article) => {
        const card = article.getBoundingClientRect();
        const picture = article.firstElementChild?.getBoundingClientRect();
        const title = article.querySelector('h2')?.getBoundingClientRect();
        return {
          height: card.height,
          isRow: picture !== undefined && title !== undefined && picture.right <= title.left,
          share: (picture?.width ?? 0) / card.width,
        };
      }),
    );
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter(({ isRow }) => !isRow)).toEqual([]);
    expect(cards.filter(({ share }) => share > 0.4)).toEqual([]);
    // two of them and the beginning of a third fill a window
    expect(cards.filter(({ height }) => height > 740 * 0.45)).toEqual([]);
    const firstCard = await boxOf(page, 'main article');
    for (const name of [/^(Area: )?All areas/, /^Food & drink/]) {
      const box = await boxNamed(page, name);
      expect(box.top).toBeGreaterThan(0);
      expect(box.bottom).toBeLessThan(firstCard.top);
    }
    expect(firstCard.bottom).toBeLessThan(740);
  });

  it('goes from list to map and back with a thumb, wherever the list is scrolled to', async () => {
    const { page, complaints } = await openPage(demo.browser, phone);
    await page.goto(`${demo.site.url}/?category=FOOD_DRINK`, { waitUntil: 'networkidle0' });
    for (const top of [0, 900]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      isInReach(await boxNamed(page, /^Map$/));
    }
    await (await see(page, 'link', 'Map')).tap();
    await page.waitForFunction(() => window.location.pathname === '/brochureMap');
    expect(new URL(page.url()).search).toBe('?category=FOOD_DRINK');
    const back = await see(page, 'link', 'List');
    isInReach(await boxNamed(page, /^List$/));
    await back.tap();
    await page.waitForFunction(() => window.location.pathname === '/');
    expect(new URL(page.url()).search).toBe('?category=FOOD_DRINK');
    expect(complaints).toEqual([]);
  });

  it('sees title, price and action of an offer before it scrolls, and the action after it', async () => {
    const { page } = await openPage(demo.browser, phone);
    const answer = await fetch(`${demo.site.url}/rest/brochure/public/?types=CP_AD&pageSize=100&page=0`);
    const { content } = (await answer.json()) as { content: { id: number; title: string; discountedPrice: number }[] };
    expect(content.length).toBeGreaterThan(5);
    for (const { id, title } of content.slice(0, 6)) {
      await page.goto(`${demo.site.url}/details/${id}`, { waitUntil: 'networkidle0' });
      const heading = await boxOf(page, 'h1');
      const price = await boxOfText(page, /^(\$\d|N\/A)/);
      const action = await boxNamed(page, /^(Get coupon|Get this coupon|Sold out|Tell me)/);
      for (const [what, box] of Object.entries({ heading, price })) {
        expect({ title, what, isInView: box.top >= 0 && box.bottom <= action.top }).toEqual({
          ...{ title, what },
          isInView: true,
        });
      }
      isInReach(action);
      await page.evaluate(() => window.scrollTo(0, 600));
      isInReach(await boxNamed(page, /^(Get coupon|Get this coupon|Sold out|Tell me)/));
    }
  });
});

// docs/rules/search-and-lists.md#suggestions
describe.each([360, 768, 1440])('suggestions in a window of %i pixels', (width) => {
  it('open below the box, fit into the window, and follow the arrow keys', async () => {
    const { page, complaints } = await openPage(demo.browser, { width, height: 740 });
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await focusOn(page, 'input[type="search"]');
    // at once: letter by letter, on a slow machine, the suggestions for "c" come first, and are replaced
    await page.keyboard.sendCharacter('ca');
    await page.waitForSelector('[role="option"]');
    const [box, list] = [await boxOf(page, 'input[type="search"]'), await boxOf(page, '[role="listbox"]')];
    expect(list.top).toBeGreaterThanOrEqual(box.bottom);
    expect([list.left >= 0, list.right <= width, list.bottom <= 740]).toEqual([true, true, true]);
    expect(list.right - list.left).toBeGreaterThanOrEqual(box.right - box.left);
    const heights = await page.$$eval('[role="option"]', (options) => options.map((option) => option.clientHeight));
    expect(heights.filter((height) => height < target)).toEqual([]);

    // the last one is further down than the window shows
    await press(page, 'ArrowUp');
    const chosen = await page.waitForSelector('[role="option"][aria-selected="true"]');
    expect(await page.$eval('input[type="search"]', (input) => input.getAttribute('aria-activedescendant'))).toBe(
      await chosen?.evaluate((option) => option.id),
    );
    const last = await boxOf(page, '[role="option"][aria-selected="true"]');
    const scrolled = await boxOf(page, '[role="listbox"]');
    expect([last.top >= scrolled.top, last.bottom <= scrolled.bottom]).toEqual([true, true]);
    expect(complaints).toEqual([]);
  });
});

function isInReach({ top, bottom, left, right }: Box): void {
  expect(top).toBeGreaterThan(740 - reach);
  expect(bottom).toBeLessThanOrEqual(740);
  expect(Math.min(bottom - top, right - left)).toBeGreaterThanOrEqual(target);
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  return page.$eval(selector, (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

/** Of the link or button of that name. */
async function boxNamed(page: Page, name: RegExp): Promise<Box> {
  return boxAmong(page, 'main a, main button', name);
}

async function boxOfText(page: Page, text: RegExp): Promise<Box> {
  return boxAmong(page, 'main :not(:has(*))', text);
}

async function boxAmong(page: Page, selector: string, text: RegExp): Promise<Box> {
  const found = await page.$$eval(
    selector,
    (elements, source) => {
      const element = elements.find(
        (each) => new RegExp(source).test(each.textContent.trim()) && each.checkVisibility(),
      );
      if (!element) return null;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    },
    text.source,
  );
  if (!found) throw new Error(`Nothing in ${page.url()} reads ${String(text)}.`);
  return found;
}
