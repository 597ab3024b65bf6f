import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'puppeteer';
import { click, fill, read, readNoMore, see } from '../support/browser/acts';
import { demoLogins } from '../support/site/demoLogins';
import { control, write, written } from '../support/browser/formActs';
import { closePage, devices, leaveOutServiceWorker, openBrowser, openPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const { administrator } = demoLogins;
const phone = {
  viewport: devices[1][1],
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
const newAd = '/admin/brochure/coupon-ad/manage/0';

/** A device with fingerprint that keeps passkeys. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

describe('an administrator', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    // passkeys belong to a name: an address of numbers has none
    const settings = {
      PUBLIC_URL: 'http://localhost:{port}',
      REQUIRE_SECOND_FACTOR: 'true',
      RATE_LIMIT_LOGINS: '1000',
    };
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true', ...settings }), openBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it('sets up an app and a passkey, signs in with each, loses both, and gets back in', async () => {
    const { page } = await openPage(browser);
    await addDevice(page);
    const url = site.url.replace('127.0.0.1', 'localhost');
    await page.goto(`${url}/login`);
    await signIn(page, administrator);
    await read(page, 'You have 14 days left to set one up.');

    await click(page, 'link', 'Set one up');
    await click(page, 'button', 'Set up');
    await read(page, 'Enter this key:');
    const key = await page.$eval('[role="dialog"] code', ({ textContent }) => textContent.replaceAll(' ', ''));
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    await fill(page, 'Code of the app', app.generate());
    await click(page, 'button', 'Turn it on');
    await read(page, 'Your recovery codes');
    const [recoveryCode = ''] = await page.$$eval('[role="dialog"] li', (codes) =>
      codes.map(({ textContent }) => textContent),
    );
    await click(page, 'button', 'I have kept them');
    await readNoMore(page, 'left to set one up');

    await click(page, 'button', 'Add a passkey');
    await fill(page, 'Name', 'Office laptop');
    await click(page, 'button', 'Go on');
    await read(page, 'Passkey: Office laptop');
    await read(page, '10 of 10 are unused.');
    await signOut(page, url);

    await signIn(page, administrator);
    await read(page, 'Confirm it is you');
    await fill(page, 'Code', app.generate({ timestamp: Date.now() - 600_000 }));
    await click(page, 'button', 'Sign in');
    await read(page, 'This code is not right');
    await write(page, 'Code', recoveryCode);
    await click(page, 'button', 'Sign in');
    await read(page, 'What needs doing');
    await signOut(page, url);

    await click(page, 'button', 'Sign in with a passkey');
    await read(page, 'What needs doing');
    await page.goto(`${url}/admin/account`);
    await read(page, '9 of 10 are unused.');
    await signOut(page, url);

    await signIn(page, administrator);
    await click(page, 'button', 'Use a passkey');
    await read(page, 'What needs doing');
    await signOut(page, url);

    expect(await site.run('removeFactors', administrator.email)).toContain('Removed: 2.');
    await signIn(page, administrator);
    await read(page, 'What needs doing');
    await see(page, 'link', 'Set one up');
    await closePage(page);
  });

  it('signs a lost phone out from the list of sessions: it is thrown out, and keeps what was typed', async () => {
    const url = site.url.replace('127.0.0.1', 'localhost');
    const { page: lost } = await openPage(browser, phone.viewport);
    // what a service worker sends has the name of the real browser
    await leaveOutServiceWorker(lost);
    await lost.setUserAgent({ userAgent: phone.userAgent });
    await lost.goto(url + newAd);
    await signIn(lost, administrator);
    await write(lost, 'Title', 'Half a title');

    const { page: desk } = await openPage(browser);
    await desk.goto(`${url}/admin/account`);
    await signIn(desk, administrator);
    await click(desk, 'button', /^Sign out Chrome on Android, signed in/);
    await read(desk, 'Chrome on Android is signed out.');

    await (await control(lost, 'Title')).focus();
    // all at once: the end of the session would interrupt slower typing
    await lost.keyboard.sendCharacter(' and more');
    await see(lost, 'button', 'Sign in');
    await read(lost, 'Your session has ended.');
    // going back opens nothing
    await lost.goto(`${url}/admin/account`);
    await see(lost, 'button', 'Sign in');
    expect(new URL(lost.url()).pathname).toBe('/login');

    // the other device goes on, without the phone in its list
    await desk.reload();
    await read(desk, '(this one)');
    await readNoMore(desk, 'Chrome on Android, signed in');

    // found again
    await lost.goto(url + newAd);
    await signIn(lost, administrator);
    await read(lost, 'You are back: what you had typed is all here');
    expect(await written(lost, 'Title')).toBe('Half a title and more');
  });
});

async function signOut(page: Page, url: string): Promise<void> {
  await click(page, 'button', 'LOGOUT');
  await page.waitForFunction(() => !location.pathname.startsWith('/admin'));
  await page.goto(`${url}/login`);
}
