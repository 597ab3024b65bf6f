import { resolve } from 'node:path';
import type { Email } from 'postal-mime';
import type { Browser, Page } from 'puppeteer';
import { eventually } from '../../server/test/eventually';
import { startProxy, type Proxy } from '../../server/test/programs/startProxy';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { startMailServer, type MailServer } from '../../server/test/programs/startMailServer';
import { brand } from '../../server/shared/brand/brand';
import { atRest, click, clickOn, fill, read, see } from '../support/browser/acts';
import { demoLogins } from '../support/site/demoLogins';
import { control } from '../support/browser/formActs';
import { mouseOf, thumbOf, type Hand } from '../support/browser/hands';
import { closePage, desktop, openBrowser, openPage } from '../support/browser/openBrowser';
import { patienceMs } from '../support/browser/patience';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

/** where the mails to the administrators go; not the sender, which is an address of its own */
const administrators = 'desk@offers.example';
const password = 'quiet violet umbrella';
const picture = resolve(__dirname, '../../docs/images/list.webp');
const phone = { width: 360, height: 740, isMobile: true, hasTouch: true };
/** bytes a second, and ms */
const slowLine = { download: 400_000, upload: 80_000, latency: 60 };
/** from the invitation to the submitted ad (docs/walks.md#from-an-invitation-to-a-submitted-ad-on-a-phone) */
const mostTaps = 21;

/** From the public form to the live ad, with each mail (docs/rules/vendors.md#from-nothing-to-live). */
describe('a newcomer goes live', () => {
  let site: Site;
  /** between the pages and the site; each link in a mail leads through it */
  let line: Proxy;
  let address: string;
  let mails: MailServer;
  let browser: Browser;

  beforeAll(async () => {
    mails = await startMailServer();
    const sender = { SMTP_URL: mails.url, MAIL_FROM: 'Local Offers <hello@offers.example>' };
    const settings = { ...sender, CONTACT_EMAIL: administrators };
    const generous = { RATE_LIMIT_WRITES: '1000', RATE_LIMIT_LOGINS: '100' };
    const port = await findFreePort();
    address = `http://127.0.0.1:${port}`;
    const all = { DEMO_DATA: 'true', PUBLIC_URL: address, ...settings, ...generous };
    [site, browser] = await Promise.all([startSite(all), openBrowser()]);
    line = await startProxy(site.url, port);
  });

  afterAll(async () => {
    await browser.close();
    await line.stop();
    await site.stop();
    await mails.stop();
  });

  async function mailTo(address: string, subject: string): Promise<Email> {
    const find = () =>
      mails.received.findLast(({ to, mail }) => to.includes(address) && (mail.subject ?? '').startsWith(subject))?.mail;
    const subjects = () => mails.received.map(({ to, mail }) => `${to.join()}: ${mail.subject ?? ''}`).join('; ');
    await eventually(
      () =>
        find()
          ? Promise.resolve()
          : Promise.reject(new Error(`No mail “${subject}” to ${address}, but ${subjects()}.`)),
      patienceMs,
    );
    return find() as Email;
  }

  it.each([
    ['a phone', phone, { company: 'Galah Bakery', abn: '53 004 085 616', email: 'gail@bakery.example' }],
    ['a desktop', desktop, { company: 'Emu Pies', abn: '51 824 753 556', email: 'ed@pies.example' }],
  ])('on %s', async (_what, viewport, { company, abn, email }) => {
    const { page, complaints } = await openPage(browser, viewport);
    const title = `Two for one at ${company}`;

    await askToAdvertise(page, { company, abn, email });
    await mailTo(administrators, 'Somebody wants to advertise');
    await accept(company, email);
    const invitation = await mailTo(email, `A login for ${company}`);
    const isPhone = viewport === phone;
    const hand = isPhone ? thumbOf(page) : mouseOf(page);
    if (isPhone) await page.emulateNetworkConditions(slowLine);
    await register(page, hand, /http\S+\/vendor\/register\/\S+/.exec(invitation.text ?? '')?.[0] ?? '');
    await saveDraft(page, hand, isPhone);
    await writeAd(page, hand, title);
    await submit(page, hand, title);
    if (isPhone) expect(hand.count()).toBeLessThanOrEqual(mostTaps);
    await page.emulateNetworkConditions(null);
    await submitAgain(page, title);
    await mailTo(administrators, `An ad waits for review: ${title}`);
    const receipt = await mailTo(email, `We have your ad: ${title}`);
    expect(receipt.text).toContain('take it back');
    await approve(title);
    const live = await mailTo(email, `Your ad is online: ${title}`);

    await page.goto(/http\S+\/details\/\d+/.exec(live.text ?? '')?.[0] ?? '');
    await see(page, 'heading', title);
    await see(page, 'link', 'Get coupon');
    // visitors learn whose offer it is, although nobody wrote it into the ad
    expect(await page.$eval('main', (main) => main.innerText)).toContain(company);
    // the phone's line was cut once
    expect(complaints.filter((complaint) => !(isPhone && complaint.includes('net::ERR_')))).toEqual([]);
    await closePage(page);
  });

  async function askToAdvertise(page: Page, { company, abn, email }: Record<'company' | 'abn' | 'email', string>) {
    await page.goto(`${address}/advertise`);
    await fill(page, 'Name of your business', company);
    await fill(page, 'ABN', abn);
    await fill(page, 'Your name', 'Gail Galah');
    await fill(page, 'Email', email);
    await fill(page, 'What you want to advertise', 'Bread and cakes.');
    await clickOn(page, 'input[name="acceptTerms"]');
    await click(page, 'button', 'Send');
    await see(page, 'heading', 'Thank you, your message is sent');
    await read(page, 'mail you an invitation to your login');
  }

  /** An administrator works at a desk, whatever the newcomer has. */
  async function asAdministrator(path: string, act: (page: Page) => Promise<void>): Promise<void> {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${address}${path}`);
    await signIn(page, demoLogins.administrator);
    await act(page);
    expect(complaints).toEqual([]);
    await closePage(page);
  }

  const accept = (company: string, email: string) =>
    asAdministrator('/admin/enquiries?state=OPEN&kind=ADVERTISE', async (page) => {
      await read(page, company);
      await click(page, 'button', 'Accept: Gail Galah');
      await click(page, 'button', 'Accept and invite');
      await read(page, `“${company}” is a vendor, and ${email} is invited.`);
    });

  const approve = (title: string) =>
    asAdministrator('/admin/reviews', async (page) => {
      await click(page, 'link', title);
      await see(page, 'heading', title);
      await click(page, 'button', 'Approve and publish');
      await read(page, `“${title}” is published.`);
    });

  async function register(page: Page, hand: Hand, link: string): Promise<void> {
    await page.goto(link);
    await see(page, 'heading', `Welcome to ${brand.name}`);
    await see(page, 'button', 'Make my login');
    await hand.fill('Your name', 'Gail Galah');
    await hand.fill('Phone', '07 7010 1234');
    await hand.fill('Password', password);
    for (const tick of ['acceptTerms', 'isOldEnough']) await hand.pressOn(`input[id$="${tick}"]`);
    await hand.press('button', 'Make my login');
    await see(page, 'heading', 'Your ads');
  }

  /** The photo first, saved as a draft with nothing else. A line that is cut costs no press. */
  async function saveDraft(page: Page, hand: Hand, isCut: boolean): Promise<void> {
    await hand.press('link', 'New ad');
    await hand.press('link', /^A discount with coupons/);
    const chooser = page.waitForFileChooser();
    await hand.press('button', 'Add pictures or documents');
    await (await chooser).accept([picture]);
    await read(page, 'sent when the ad is saved');
    // so slow that the line can be cut amid the file
    if (isCut) await page.emulateNetworkConditions({ ...slowLine, upload: 8_000 });
    await hand.press('button', 'Save draft');
    if (isCut) {
      await page.waitForFunction(() => /is being sent: [1-9]\d? %/.test(document.body.innerText));
      line.cut();
      await read(page, 'was not sent');
      await page.emulateNetworkConditions(slowLine);
      line.recover();
      // what a phone says once it has found its network again
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    await page.waitForFunction(() => /\/manage\/[1-9]\d*$/.test(location.pathname));
    await read(page, 'Draft');
  }

  /** What is missing is said in words, and nothing is lost. */
  async function writeAd(page: Page, hand: Hand, title: string): Promise<void> {
    await hand.write('Title', title);
    await hand.press('button', 'Submit for review');
    await read(page, `“${title}” is not submitted.`);
    await hand.write('Normal price', '12');
    await hand.write('Normal price charged since', '01/03/2026');
    await hand.write('Discounted price', '6');
    await hand.write('Number of coupons', '20');
    await hand.write('Last day', '24/12/2099');
    await hand.write('Terms of the offer', 'One each.');
    await pick(page, hand, 'Main category', 'Bakeries');
    await read(page, 'Preview – not yet published');
  }

  /**
   * Chooses from the list with this label, by touch where the screen is touched. Types it first: an open list shows what
   * is near the present choice.
   */
  async function pick(page: Page, hand: Hand, label: string, option: string): Promise<void> {
    const field = await control(page, label);
    await hand.touch(field);
    await page.waitForFunction((node) => document.activeElement === node, {}, field);
    await page.keyboard.type(option);
    await page.waitForSelector(`.ant-select-item-option[title="${option}"]`, { visible: true });
    await atRest(page);
    const found = await page.$(`.ant-select-item-option[title="${option}"]`);
    if (found) await hand.touch(found);
    await page.waitForSelector('.ant-select-dropdown', { hidden: true });
    await page.waitForFunction(
      (node, wanted) => node.closest('.ant-select')?.textContent.includes(wanted),
      {},
      field,
      option,
    );
  }

  async function submit(page: Page, hand: Hand, title: string): Promise<void> {
    await hand.press('button', 'Submit for review');
    await read(page, `“${title}” is submitted.`);
    await read(page, 'Waiting for review');
  }

  async function submitAgain(page: Page, title: string): Promise<void> {
    await click(page, 'button', 'Take it back');
    await read(page, `“${title}” is a draft again.`);
    await click(page, 'button', 'Submit for review');
    await read(page, 'Take it back');
  }
});
