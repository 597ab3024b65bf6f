import type { Browser, Page } from 'puppeteer';
import { seedReferenceData } from '../../server/seeds/seedReferenceData';
import { eventually } from '../../server/test/eventually';
import { makeAccount, testPassword } from '../../server/test/factories/makeAccount';
import { useTestDatabase } from '../../server/test/testDatabase';
import { click, clickOn, read } from '../support/browser/acts';
import { openBrowser } from '../support/browser/openBrowser';
import { openSignedIn, type SignedIn } from '../support/browser/openSignedIn';
import { patienceMs } from '../support/browser/patience';
import { startSite, type Site } from '../support/site/startSite';

const ads = 150;
const everyRow = '[aria-label="Choose all rows of this page"]';

/** The buttons of chosen ads start a job of the server (docs/rules/statuses-and-reviews.md#bulk-changes). */
describe('an administrator who closes the page during a bulk action', () => {
  const test = useTestDatabase();
  let site: Site;
  let browser: Browser;
  let desk: SignedIn;

  beforeAll(async () => {
    await seedReferenceData(test.database);
    const { email } = await makeAccount(test.database, { email: 'operator@offers.example' });
    await test.database.query(
      `INSERT INTO brochures (did, type, status, title, category_id, submitted_at, published_at)
       SELECT left(md5('ad' || n), 12), 'BLD_AD', 'PUBLISHED', 'Finch ' || n, (SELECT min(id) FROM categories), now(), now()
       FROM generate_series(1, ${ads}) n`,
    );
    [site, browser] = await Promise.all([startSite({ DATABASE_URL: test.url }), openBrowser()]);
    desk = await openSignedIn(browser, site, { email, password: testPassword });
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it('finds all ads archived, with their results and an undo', async () => {
    const { page } = await desk.open('/admin/brochures');
    await chooseAll(page);
    await Promise.all([sent(page, 'PrepareBulkJobOfAds'), click(page, 'button', 'Archive')]);
    await page.close();
    await eventually(async () => expect(await archivedCount()).toBe(ads), patienceMs);

    const { page: later } = await desk.open('/admin/bulk-jobs');
    await click(later, 'link', 'Archive');
    await read(later, `${ads} of ${ads} ads changed`);
    await click(later, 'button', 'Undo');
    await Promise.all([sent(later, 'UndoBulkJobOfAds'), clickOn(later, '.ant-popover button.ant-btn-primary')]);
    await later.close();
    await eventually(async () => expect(await archivedCount()).toBe(0), patienceMs);
  });

  const archivedCount = async (): Promise<number> => {
    const sql = `SELECT count(*)::int AS count FROM brochures WHERE status = 'ARCHIVED'`;
    return (await test.database.query<{ count: number }[]>(sql))[0]?.count ?? -1;
  };
});

/** Waits until the server has the request, but not for what it starts. */
function sent(page: Page, operation: string): Promise<unknown> {
  return page.waitForResponse(async (response) => {
    return ((await response.request().fetchPostData()) ?? '').includes(operation);
  });
}

/** Chooses the ads of both pages of the list. */
async function chooseAll(page: Page): Promise<void> {
  await clickOn(page, everyRow);
  await read(page, '100 ads chosen');
  await clickOn(page, '.ant-pagination-item-2');
  await page.waitForFunction(() => document.querySelectorAll('tr[data-row-key]').length === 50);
  await clickOn(page, everyRow);
  await read(page, `${ads} ads chosen`);
}
