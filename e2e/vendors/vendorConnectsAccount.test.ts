import type { Browser, Page } from 'puppeteer';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import {
  providerAt,
  startOpenidProvider,
  type OpenidProvider,
} from '../../server/test/openid-provider/startOpenidProvider';
import { click, fillIn, press, read, readNoMore, see } from '../support/browser/acts';
import { administratorHeaders, askApi, vendorHeaders } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { control, isChecked, write, written } from '../support/browser/formActs';
import { layoutShiftsOf, watchLayoutShift } from '../support/browser/layoutShift';
import { closePage, openBrowser, openPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const { vendor } = demoLogins;

describe('a vendor', () => {
  let provider: OpenidProvider;
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    const port = await findFreePort();
    const settings = { SIGN_IN_PROVIDERS: JSON.stringify([providerAt('example', port)]) };
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true', ...settings }), openBrowser()]);
    provider = await startOpenidProvider({
      ...{ key: 'example', port, redirectUris: [`${site.url}/login/with/example`] },
      people: { marnie: { email: vendor.email, email_verified: true } },
    });
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
    await provider.stop();
  });

  it('connects an account, signs in with it, and disconnects it', async () => {
    const { page } = await openPage(browser);
    await watchLayoutShift(page);
    await page.goto(`${site.url}/login`);
    await see(page, 'button', 'Continue with Example ID');
    expect(await layoutShiftsOf(page)).toEqual([]);
    await signIn(page, vendor);
    await read(page, 'LOGOUT');
    await page.goto(`${site.url}/vendor/profile`);
    await click(page, 'button', 'Connect Example ID');
    await signInAtProvider(page, 'marnie');
    await read(page, 'Example ID is connected');
    await click(page, 'link', 'Back to your account');
    await see(page, 'button', 'Disconnect Example ID');
    await signOut(page);

    // the provider still knows who is there, so it asks nothing
    await page.goto(`${site.url}/login?from=%2Fvendor%2Fprofile`);
    await click(page, 'button', 'Continue with Example ID');
    await see(page, 'button', 'Disconnect Example ID');
    expect(new URL(page.url()).pathname).toBe('/vendor/profile');

    // that was no proof of who is at the keyboard
    await click(page, 'button', 'Disconnect Example ID');
    await fillIn(page, '[role="dialog"] input[type="password"]', vendor.password);
    await click(page, 'button', 'Confirm');
    await see(page, 'button', 'Connect Example ID');
    await signOut(page);
    await page.goto(`${site.url}/login`);
    await click(page, 'button', 'Continue with Example ID');
    await read(page, 'No login is connected to this Example ID account.');
    await readNoMore(page, 'code=');
    expect(page.url()).toBe(`${site.url}/login/with/example`);
  });

  it('is seen by an administrator, who can change nothing', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${site.url}/login?from=%2Fadmin%2Fvendors`);
    await signIn(page, demoLogins.administrator);
    await click(page, 'link', 'Pelican & Pine');
    await click(page, 'button', `See as: ${vendor.email}`);
    await fillIn(page, '[role="dialog"] textarea', 'A question by telephone');
    await click(page, 'button', 'See the site');
    await read(page, 'You see the site as Pelican & Pine');
    await see(page, 'heading', 'Your ads');

    await page.goto(`${site.url}/vendor/profile`);
    await see(page, 'button', 'Save the profile');
    const enabled = 'main :is(input, textarea, button):enabled';
    expect(await page.$$eval(enabled, (all) => all.map(({ textContent }) => textContent))).toEqual([]);
    await watchLayoutShift(page);
    await page.goto(`${site.url}/terms-and-conditions`);
    await see(page, 'button', 'Stop');
    // nobody has signed in as the vendor
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('LOGOUT');
    expect(await layoutShiftsOf(page)).toEqual([]);
    await click(page, 'button', 'Stop');
    await see(page, 'heading', 'Pelican & Pine');
    await readNoMore(page, 'You see the site as');
  });

  it('finds what was typed again when its session was stolen, and when it was suspended meanwhile', async () => {
    const { page } = await openPage(browser);
    const headers = await administratorHeaders(site);
    const { viewer } = await askApi(site, '{ viewer { account { id } } }', {}, await vendorHeaders(site));
    const { account } = viewer as { account: { id: string } };
    const editor = `${site.url}/vendor/brochure/manage/11`;
    await page.goto(editor);
    await signIn(page, vendor);
    await see(page, 'heading', 'What');

    const isFirstChecked = isChecked(page, 'a thief came.');
    await write(page, 'Highlights', 'Written before a thief came.');
    await read(page, 'Not saved yet. Kept on this device.');
    await isFirstChecked;
    await useStolenCookie(page);
    await typeOn(page, ' And');
    await read(page, 'Your session has ended.');
    await page.goto(editor);
    const isSecondChecked = isChecked(page, 'came. And');
    await signIn(page, vendor);
    await read(page, 'You are back');
    expect(await written(page, 'Highlights')).toBe('Written before a thief came. And');
    await isSecondChecked;

    const { id } = account;
    const change = (verb: string) =>
      askApi(
        site,
        `mutation ($id: ID!) { ${verb}(input: { id: $id, reason: "A test" }) { account { id } } }`,
        { id },
        headers,
      );
    await change('suspendAccount');
    await typeOn(page, ' after');
    await read(page, 'Your session has ended.');
    await page.goto(editor);
    await signIn(page, vendor);
    await read(page, 'Email or password is not right');
    await change('reinstateAccount');
    await signIn(page, vendor);
    await read(page, 'You are back');
    expect(await written(page, 'Highlights')).toBe('Written before a thief came. And after');
    await closePage(page);
  });
});

/** All at once: the end of the session would interrupt slower typing. */
async function typeOn(page: Page, text: string): Promise<void> {
  await (await control(page, 'Highlights')).focus();
  await press(page, 'End');
  await page.keyboard.sendCharacter(text);
}

/** As somebody who has copied the cookie, and comes after the browser has renewed the session twice. */
async function useStolenCookie(page: Page): Promise<void> {
  const address = '/rest/public/session/renew';
  const [stolen] = (await page.browserContext().cookies()).filter(({ name }) => name === 'refresh');
  const renew = (url: string) => fetch(url, { method: 'POST' }).then(({ status }) => status);
  expect([await page.evaluate(renew, address), await page.evaluate(renew, address)]).toEqual([200, 200]);
  const { origin } = new URL(page.url());
  const cookie = `refresh=${stolen?.value ?? ''}`;
  const answer = await fetch(origin + address, { method: 'POST', headers: { origin, cookie } });
  expect(answer.status).toBe(401);
}

async function signInAtProvider(page: Page, person: string): Promise<void> {
  await page.waitForSelector('input[name="login"]');
  await page.type('input[name="login"]', person);
  await page.type('input[name="password"]', 'any');
  await Promise.all([page.waitForNavigation(), page.click('button[type="submit"]')]);
  await Promise.all([page.waitForNavigation(), page.click('button[type="submit"]')]);
}

async function signOut(page: Page): Promise<void> {
  await click(page, 'button', 'LOGOUT');
  await page.waitForFunction(() => location.pathname === '/login');
}
