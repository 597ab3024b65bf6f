import type { Browser, Page } from 'puppeteer';
import sharp from 'sharp';
import { fetchAtdwPictures } from '../../server/domains/integrations/atdw/pictures/fetchAtdwPictures';
import { AtdwSettings } from '../../server/domains/integrations/atdw/AtdwSettings';
import { doAtdwRun } from '../../server/domains/integrations/atdw/syncing/doAtdwRun';
import { Brochure } from '../../server/domains/brochures/Brochure';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { seedReferenceData } from '../../server/seeds/seedReferenceData';
import { AtdwServer } from '../../server/test/atdw/AtdwServer';
import { fetchLocal, getLocal } from '../../server/test/atdw/useAtdw';
import { serveDatabase, type ServedDatabase } from '../../server/test/cluster/serveDatabase';
import { makeAccount, testPassword } from '../../server/test/factories/makeAccount';
import { makeConfig } from '../../server/test/makeConfig';
import type { RememberedJobs } from '../../server/test/rememberJobs';
import { useTestDatabase } from '../../server/test/testDatabase';
import { click, read, readNoMore, see } from '../support/browser/acts';
import { openBrowser, openPage } from '../support/browser/openBrowser';
import { ageProofs, giveProof } from '../support/proofs';
import { signIn } from '../support/browser/signIn';

const db = useTestDatabase();

describe('an administrator sets tourism listings up', () => {
  let source: AtdwServer;
  let served: ServedDatabase;
  let browser: Browser;
  let page: Page;
  let url: string;

  beforeAll(async () => {
    source = await AtdwServer.start();
    source.picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#00706a' } })
      .png()
      .toBuffer();
    for (let number = 1; number <= 5; number += 1) {
      source.put({ productId: `p000${number}`, productName: `Invented Bay Cabins ${number}` });
    }
    await seedReferenceData(db.database);
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    const { http } = makeConfig();
    served = await serveDatabase(db.database, {
      config: { atdwApiKey: source.key, requiresSecondFactor: false, http: { ...http, port, publicUrl: url } },
    });
    Object.assign(served.dependencies, { getOutside: getLocal, fetchOutside: fetchLocal });
    await served.app.listen({ host: '127.0.0.1', port });
    const { email } = await makeAccount(db.database);
    browser = await openBrowser();
    ({ page } = await openPage(browser));
    await page.goto(`${url}/admin/atdw`, { waitUntil: 'networkidle0' });
    await signIn(page, { email, password: testPassword });
    await see(page, 'heading', 'Tourism listings');
  });
  afterAll(async () => {
    await browser.close();
    await served.stop();
    await source.stop();
  });

  /** Does what a process with jobs does with what was asked for. */
  async function work(): Promise<void> {
    const { database, clock, files, logger } = served.dependencies;
    const jobs = served.dependencies.jobs as RememberedJobs;
    for (const { name, payload } of jobs.enqueued.splice(0)) {
      if (name !== 'sync-atdw') continue;
      await doAtdwRun(
        {
          ...{ database, clock, jobs, publicUrl: url, badHosts: new Set() },
          source: { getOutside: getLocal, apiKey: source.key, pauseMs: 0, wait: () => Promise.resolve() },
        },
        payload as { did: string },
      );
    }
    await fetchAtdwPictures({ database, clock, files, jobs, logger, fetchOutside: fetchLocal });
  }

  it('saves the settings, and reads the categories of the warehouse', async () => {
    await ageProofs(db.url);
    await click(page, 'button', 'Save settings');
    await giveProof(page, testPassword);
    await read(page, 'The settings are saved. The next run reads everything.');
    // the screen takes addresses of the Internet only
    await db.database.getRepository(AtdwSettings).update({ id: 1 }, { baseUrl: source.baseUrl });
    await page.reload({ waitUntil: 'networkidle0' });
    await click(page, 'button', 'Read categories');
    await read(page, 'Kind ACCOMM');
    await read(page, 'Food & drink');
  });

  it('tries a run, and then fetches the listings', async () => {
    await click(page, 'button', 'Trial run');
    await read(page, 'Begins soon');
    await work();
    await page.reload({ waitUntil: 'networkidle0' });
    await read(page, 'Everything, trial');
    expect(await db.database.getRepository(Brochure).count()).toBe(0);
    await click(page, 'button', 'Sync now');
    await read(page, 'Begins soon');
    await work();
    await page.reload({ waitUntil: 'networkidle0' });
    await read(page, 'Wait for review');
    expect(await db.database.getRepository(Brochure).countBy({ status: 'PENDING_REVIEW' })).toBe(5);
  });

  it('finds the texts of a listing fixed in its form', async () => {
    const { id } = await db.database.getRepository(Brochure).findOneByOrFail({ externalId: 'p0001' });
    await page.goto(`${url}/admin/brochure/manage/${id}`, { waitUntil: 'networkidle0' });
    await read(page, 'From the Australian Tourism Data Warehouse');
    await read(page, 'Invented Bay Cabins 1');
    expect(await page.$$eval('textarea, input[type=text]', (all) => all.map(({ value }) => value))).not.toContain(
      'Invented Bay Cabins 1',
    );
  });

  it('sees a published listing with badge, credit, counting links and a pixel in its own frame', async () => {
    const { id } = await db.database.getRepository(Brochure).findOneByOrFail({ externalId: 'p0001' });
    await db.database.query(`UPDATE brochures SET status = 'PUBLISHED', published_at = now(), updated_at = now()`);
    source.asked.splice(0);
    await page.goto(`${url}/details/${id}`, { waitUntil: 'networkidle0' });
    await see(page, 'heading', 'Invented Bay Cabins 1');
    await read(page, 'Tourism');
    await read(page, 'From $120.00');
    await read(page, 'Content of Example Bay Retreats Pty Ltd. Pictures: Pat Lens.');
    const links = await page.$$eval('a', (all) => all.map(({ href }) => href));
    expect(links).toContain(`${source.origin}/redirect?dest=https%3A%2F%2Fwww.example.com%2Fcabins&q=e30%3D`);
    const pixels = source.asked.filter(({ path }) => path === '/pixel');
    expect(pixels.map(({ query }) => query.get('productId'))).toEqual(['p0001']);
    await page.goto(`${url}/?types=ATDW_AD`, { waitUntil: 'networkidle0' });
    expect(source.asked.filter(({ path }) => path === '/pixel')).toHaveLength(1);
  });

  it('is asked before more than a fifth of the listings is archived', async () => {
    for (const id of ['p0001', 'p0002', 'p0003']) source.products.delete(id);
    await page.goto(`${url}/admin/atdw`, { waitUntil: 'networkidle0' });
    await click(page, 'button', 'Compare everything');
    await read(page, 'Begins soon');
    await work();
    await page.reload({ waitUntil: 'networkidle0' });
    await read(page, 'The last run stopped: it would archive 3 of 5 listings.');
    expect(await db.database.getRepository(Brochure).countBy({ status: 'PUBLISHED' })).toBe(5);
    await ageProofs(db.url);
    await click(page, 'button', 'Let it go on once');
    await click(page, 'button', 'Archive 3 listings');
    await giveProof(page, testPassword);
    await read(page, 'The run goes on, and archives 3 listings.');
    await work();
    await page.reload({ waitUntil: 'networkidle0' });
    await readNoMore(page, 'The last run stopped');
    expect(await db.database.getRepository(Brochure).countBy({ archiveReason: 'SOURCE' })).toBe(3);
  });
});
