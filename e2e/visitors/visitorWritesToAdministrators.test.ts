import type { Page } from 'puppeteer';
import { click, fillIn, read, see } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { findAccessibilityProblems, openPage, watchPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { useDemoSite } from '../support/site/useDemoSite';
import { fillAddress } from '../screens/fillAddress';

const demo = useDemoSite();
const phone = { width: 360, height: 740 };

async function writeMessage(page: Page, message: string): Promise<void> {
  await page.type('input[name="name"]', 'Kim Tran');
  await page.type('input[name="email"]', 'kim@people.example');
  await page.type('textarea[name="message"]', message);
}

const sent = async () => {
  const { enquiries } = await askApi(
    demo.site,
    '{ enquiries(first: 10) { edges { node { kind email message state note } } } }',
    {},
    await administratorHeaders(demo.site),
  );
  return (enquiries as { edges: { node: Record<string, unknown> }[] }).edges.map(({ node }) => node);
};

it('a visitor reports a problem of an ad, and an administrator declines it with a note', async () => {
  const { page, complaints } = await openPage(demo.browser, phone);
  await page.goto(demo.site.url + (await fillAddress(demo.site, '/details/{LP_AD}')));
  await click(page, 'link', 'Report a problem');
  await see(page, 'heading', 'Report a problem');
  await click(page, 'button', 'Send');
  await read(page, 'Not sent yet. Please correct the fields below.');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await writeMessage(page, 'The phone number is somebody else’s.');
  await click(page, 'button', 'Send');
  await see(page, 'heading', /^Thank you/);
  // the empty form
  expect(complaints).toEqual([expect.stringContaining('422')]);
  expect(await sent()).toMatchObject([{ kind: 'PROBLEM', email: 'kim@people.example', state: 'OPEN' }]);

  const { page: desk } = await openPage(demo.browser, { width: 1440, height: 900 });
  await desk.goto(`${demo.site.url}/admin/enquiries`);
  await signIn(desk, demoLogins.administrator);
  await read(desk, 'The phone number is somebody else’s.');
  expect(await findAccessibilityProblems(desk)).toEqual([]);
  await click(desk, 'button', 'Decline: Kim Tran');
  await fillIn(desk, '.ant-modal textarea', 'It is theirs.');
  await click(desk, 'button', 'Decline');
  await read(desk, 'It is theirs.');
  expect(await sent()).toMatchObject([{ state: 'DECLINED', note: 'It is theirs.' }]);
});

it('a visitor without JavaScript claims an ad, and writes to the site', async () => {
  const { browser, site } = demo;
  const context = await browser.createBrowserContext();
  const { page } = await watchPage(await context.newPage());
  await page.setJavaScriptEnabled(false);
  await page.goto(site.url + (await fillAddress(site, '/details/{LP_AD}')));
  await Promise.all([page.waitForNavigation(), page.click('a[href$="/enquiry/claim"]')]);
  await page.waitForSelector('textarea[name="message"]');
  await writeMessage(page, 'I own it.');
  await Promise.all([page.waitForNavigation(), page.click('main button[type="submit"]')]);
  expect(await page.$eval('h1', (heading) => heading.textContent)).toContain('Thank you');

  await page.goto(`${site.url}/contact`);
  await writeMessage(page, 'Good day.');
  await Promise.all([page.waitForNavigation(), page.click('main button[type="submit"]')]);
  expect(await page.$eval('h1', (heading) => heading.textContent)).toContain('Thank you');
  expect((await sent()).slice(0, 2)).toMatchObject([
    { kind: 'CONTACT', message: 'Good day.' },
    { kind: 'CLAIM', message: 'I own it.' },
  ]);
  await context.close();
});
