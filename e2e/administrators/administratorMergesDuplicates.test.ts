import type { Browser } from 'puppeteer';
import { seedReferenceData } from '../../server/seeds/seedReferenceData';
import { eventually } from '../../server/test/eventually';
import { makeAccount, testPassword } from '../../server/test/factories/makeAccount';
import { useTestDatabase } from '../../server/test/testDatabase';
import { click, clickOn, read } from '../support/browser/acts';
import { openBrowser } from '../support/browser/openBrowser';
import { openSignedIn, type SignedIn } from '../support/browser/openSignedIn';
import { patienceMs } from '../support/browser/patience';
import { startSite, type Site } from '../support/site/startSite';

const pairs = 45;

/** Suspected duplicates of many pages are merged by a job, and separated again (docs/rules/search-and-lists.md#duplicates). */
describe('an administrator who merges all duplicates', () => {
  const test = useTestDatabase();
  let site: Site;
  let browser: Browser;
  let desk: SignedIn;

  beforeAll(async () => {
    await seedReferenceData(test.database);
    const { email } = await makeAccount(test.database, { email: 'operator@offers.example' });
    await test.database.query(
      `INSERT INTO brochures
         (did, type, status, title, category_id, postcode, city, phone_no, submitted_at, published_at)
       SELECT left(md5('ad' || n), 12), 'BLD_AD', 'PUBLISHED', 'Finch ' || (n + 1) / 2, (SELECT min(id) FROM categories),
         '4567', 'Noosa Heads', CASE WHEN n % 2 = 0 THEN '(07) 7010 1234' END, now(), now()
       FROM generate_series(1, ${2 * pairs}) n`,
    );
    [site, browser] = await Promise.all([startSite({ DATABASE_URL: test.url }), openBrowser()]);
    desk = await openSignedIn(browser, site, { email, password: testPassword });
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const countOf = async (condition: string): Promise<number> => {
    const sql = `SELECT count(*)::int AS count FROM brochures WHERE ${condition}`;
    return (await test.database.query<{ count: number }[]>(sql))[0]?.count ?? -1;
  };

  it('sees the rule and the preview first, then the results, and takes it back', async () => {
    const { page } = await desk.open('/admin/duplicates?place=noosa+heads');
    await read(page, `${pairs} pairs`);
    await clickOn(page, '[aria-label="Which pairs"] label:nth-child(2)');
    await click(page, 'button', 'Merge the pairs');
    await read(page, 'the one whose coupons were taken');
    await click(page, 'button', 'Make the preview');
    await read(page, `${pairs} of ${pairs} pairs would change`);
    await read(page, 'Finch 7 (14) into Finch 7 (13)');
    expect(await countOf(`status = 'ARCHIVED'`)).toBe(0);
    await click(page, 'button', `Start: ${pairs} pairs`);
    await clickOn(page, '.ant-popover button.ant-btn-primary');
    await read(page, `${pairs} of ${pairs} pairs changed`);
    expect(await countOf(`status = 'ARCHIVED'`)).toBe(pairs);
    expect(await countOf(`status = 'PUBLISHED' AND phone_no IS NOT NULL`)).toBe(pairs);

    await click(page, 'button', 'Undo');
    await clickOn(page, '.ant-popover button.ant-btn-primary');
    await eventually(async () => expect(await countOf(`status = 'ARCHIVED'`)).toBe(0), patienceMs);
    await read(page, `${pairs} back as before`);
    expect(await countOf(`phone_no IS NOT NULL`)).toBe(pairs);
  });
});
