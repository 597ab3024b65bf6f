import type { Email } from 'postal-mime';
import type { Browser, Page } from 'puppeteer';
import { eventually } from '../../server/test/eventually';
import { startMailServer, type MailServer } from '../../server/test/programs/startMailServer';
import { click, clickOn, fill, fillIn, read, readNoMore, see } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { connectionOf } from '../support/connectionOf';
import { closePage, openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { openSignedIn, type SignedIn } from '../support/browser/openSignedIn';
import { patienceMs } from '../support/browser/patience';
import { qrVideo } from '../support/browser/qrVideo';
import { readPdf } from '../support/readPdf';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';
import { brand } from '../../server/shared/brand/brand';

const email = 'kim@people.example';
const colleague = 'lee@people.example';
const password = 'quiet violet umbrella';
const tills = 50;

/** The whole process of a shop: invitation by mail, registration, a buyer's coupon, redemption at the till. */
describe('a vendor, from the invitation to the redeemed coupon', () => {
  let site: Site;
  let mails: MailServer;
  let browser: Browser;
  let desk: SignedIn | undefined;

  beforeAll(async () => {
    mails = await startMailServer();
    const settings = {
      ...{ SMTP_URL: mails.url, MAIL_FROM: 'Local Offers <hello@offers.example>' },
      MAIL_BOUNCES_TO: 'bounces@offers.example',
    };
    const generous = {
      RATE_LIMIT_WRITES: '1000',
      RATE_LIMIT_LOGINS: '1000',
      RATE_LIMIT_PURCHASES: '1000',
      PURCHASES_PER_NETWORK: '1000',
      PURCHASES_HELD_AFTER: '1000',
    };
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true', ...settings, ...generous }), openBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
    await mails.stop();
  });

  /** Opens an address as the vendor that the first journey has registered. */
  async function openAsVendor(address: string, viewport?: { width: number; height: number }): Promise<WatchedPage> {
    desk ??= await openSignedIn(browser, site, { email, password });
    return desk.open(address, viewport);
  }

  async function mailTo(address: string, subject = ''): Promise<Email> {
    const isMeant = ({ to, mail }: (typeof mails.received)[number]): boolean =>
      to.includes(address) && (mail.subject ?? '').startsWith(subject);
    const find = () => mails.received.findLast(isMeant)?.mail;
    await eventually(
      () => (find() ? Promise.resolve() : Promise.reject(new Error(`No mail to ${address}.`))),
      patienceMs,
    );
    return find() as Email;
  }

  it('walks the whole journey', async () => {
    const asAdministrator = await administratorHeaders(site);
    const offer = await openOffer();
    await askApi(
      site,
      'mutation ($input: InviteVendorInput!) { inviteVendor(input: $input) { did } }',
      { input: { email, brochureId: offer.id } },
      asAdministrator,
    );
    const link = await invitationOf(email);
    expect(mails.received.findLast(({ to }) => to.includes(email))).toMatchObject({
      from: 'bounces@offers.example',
      mail: { from: { address: 'hello@offers.example' } },
    });
    expect(link).toContain(`${site.url}/vendor/register/kim%40people.example/`);

    const { page, complaints } = await openPage(browser);
    await register(page, link, 'Kim Tran');
    await read(page, offer.displayTitle);
    expect(new URL(page.url()).pathname).toMatch(/^\/vendor\/\d+\/brochures$/);

    const first = await takeCoupon(offer.id, 'robin@people.example');
    await click(page, 'link', 'Redeem a coupon');
    await see(page, 'heading', 'Redeem a coupon');
    await fill(page, 'Code of the coupon', first.toLowerCase());
    await click(page, 'button', 'Look it up');
    await see(page, 'heading', 'This coupon is good');
    await read(page, offer.displayTitle);
    await click(page, 'button', 'Redeem');
    await see(page, 'heading', 'Redeemed');

    // a second view shows when and by whom it was redeemed
    await page.goto(`${site.url}/redeem?code=${first}`);
    await see(page, 'heading', 'Redeemed before');
    await read(page, 'by Kim Tran');
    await click(page, 'link', 'Coupons');
    await read(page, first);

    // outside its hours it is asked for once more, and the audit log says so
    await setHours(offer.id, '2099 Dec 24 10:00-12:00', asAdministrator);
    const bound = await takeCoupon(offer.id, 'toni@people.example');
    // the coupon keeps what its buyer was promised
    await setHours(offer.id, null, asAdministrator);
    await page.goto(`${site.url}/redeem?code=${bound}`);
    await see(page, 'heading', 'Not valid at this time');
    await read(page, 'Only 24/12/2099');
    await click(page, 'button', 'Redeem');
    await click(page, 'button', 'Redeem all the same');
    await see(page, 'heading', 'Redeemed');
    const auditQuery =
      '{ auditLog(filter: { actions: ["redeemCoupon"] }, first: 1) { edges { node { changes { field after } } } } }';
    const { auditLog } = await askApi(site, auditQuery, {}, asAdministrator);
    expect(JSON.stringify(auditLog)).toContain('Not valid on ');

    // the link of the invitation is used up
    await page.goto(link);
    await see(page, 'heading', 'You have registered already');
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it('lets exactly one of fifty tills redeem a coupon', async () => {
    const headers = await vendorHeaders();
    const { id } = await openOffer();
    const code = await takeCoupon(id, 'sam@people.example');
    const redeem = 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { purchase { state } } }';
    const answers = await Promise.allSettled(
      Array.from({ length: tills }, () => askApi(site, redeem, { input: { code } }, headers)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    expect(refused).toHaveLength(tills - 1);
    expect(refused.every((reason) => reason.includes('This coupon was redeemed on'))).toBe(true);
  });

  it('scans the code with the camera', async () => {
    const { id } = await openOffer();
    const code = await takeCoupon(id, 'alex@people.example');
    const camera = await openBrowser({
      args: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${qrVideo(`${site.url}/redeem?code=${code.replaceAll('-', '')}`)}`,
      ],
    });
    try {
      const { page, complaints } = await openPage(camera);
      await page.goto(`${site.url}/redeem`);
      await signIn(page, { email, password });
      await click(page, 'button', 'Scan with the camera');
      await see(page, 'heading', 'This coupon is good');
      await click(page, 'button', 'Redeem');
      await see(page, 'heading', 'Redeemed');
      expect(complaints).toEqual([]);
    } finally {
      await camera.close();
    }
  });

  it('renews an ad by the link of its reminder, without signing in', async () => {
    const asAdministrator = await administratorHeaders(site);
    const offer = await openOffer();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Brisbane' }).format(new Date());
    const lastDay = new Date(Date.parse(today) + 3 * 86_400_000).toISOString().slice(0, 10);
    await change(offer.id, { validFrom: null, validTo: lastDay }, asAdministrator);
    await runJob('remind-of-ends', asAdministrator);
    const { text = '' } = await mailTo(email, 'Your ad ends in 3 days');
    const link = /http\S+\/renew\?token=\S+/.exec(text)?.[0] ?? '';

    const { page, complaints } = await openPage(browser);
    for (const width of [1440, 360]) {
      await page.setViewport({ width, height: 800 });
      await page.goto(link); // opening it changes nothing
      await read(page, 'Renew your ad');
      await read(page, offer.displayTitle);
    }
    await Promise.all([page.waitForNavigation(), page.click('main button')]);
    await read(page, 'The new last day waits for review');
    await page.goto(link);
    await read(page, 'There is nothing more to do.');
    const waiting =
      'query ($id: ID!) { node(id: $id) { ... on Brochure { validTo pendingRevision { changes { field after } } } } }';
    const { node } = await askApi(site, waiting, { id: offer.id }, asAdministrator);
    expect(node).toMatchObject({ validTo: lastDay, pendingRevision: { changes: [{ field: 'validTo' }] } });
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it.each([1440, 360])('duplicates an ad with new dates on a screen of %i pixels', async (width) => {
    const offer = await openOffer();
    const { page, complaints } = await openAsVendor('/login', { width, height: 800 });
    await click(page, 'button', `Duplicate: ${offer.displayTitle}`);
    await read(page, 'Next month');
    await clickOn(page, '[role="dialog"] label:nth-child(2) input');
    await clickOn(page, '[role="dialog"] .ant-btn-primary');
    await read(page, 'is made. It is a draft until you submit it.');
    expect(new URL(page.url()).pathname).toMatch(/^\/vendor\/brochure\/manage\/\d+$/);
    const { viewer } = await askApi(
      site,
      '{ viewer { brochures(first: 1, orderBy: [{ field: ID, direction: DESC }]) { edges { node { isDraft validTo } } } } }',
      {},
      await vendorHeaders(),
    );
    const [copy] = (viewer as { brochures: { edges: { node: { isDraft: boolean; validTo: string } }[] } }).brochures
      .edges;
    expect(copy?.node.isDraft).toBe(true);
    expect(Date.parse(copy?.node.validTo ?? '')).toBeGreaterThan(Date.now());
    expect(complaints).toEqual([]);
  });

  it.each([360, 1440])('has a colleague for the till only, who redeems and undoes, at %i pixels', async (width) => {
    const { id } = await openOffer();
    const { page, complaints } = await openAsVendor('/vendor/profile', { width, height: 900 });
    const [helper, name] = [`till-${width}@people.example`, `Toni ${width}`];
    await fill(page, 'Invite a colleague: email', helper);
    await page.select('form select', 'TILL');
    await click(page, 'button', 'Send the invitation');

    const till = await openPage(browser);
    await till.page.setViewport({ width, height: 900 });
    await register(till.page, await invitationOf(helper), name, 'Redeem a coupon');
    const code = await takeCoupon(id, `buyer-${width}@people.example`);
    await fill(till.page, 'Code of the coupon', code);
    await click(till.page, 'button', 'Look it up');
    await click(till.page, 'button', 'Redeem');
    await see(till.page, 'heading', 'Redeemed');
    await read(till.page, `redeemed by ${name}`);
    // the same person undoes it with a reason; the coupon is good again, once
    await clickOn(till.page, `article button[aria-label^="Undo the redemption of ${code}"]`);
    await fillIn(till.page, '[role="dialog"] textarea', 'The wrong coupon.');
    await click(till.page, 'button', 'Undo it');
    await see(till.page, 'heading', 'This coupon is good');
    await readNoMore(till.page, `redeemed by ${name}`);
    await click(till.page, 'button', 'Redeem');
    await see(till.page, 'heading', 'Redeemed');
    await read(till.page, `redeemed by ${name}`);
    expect(await till.page.$('button[aria-label^="Undo"]')).toBeNull();
    const changes =
      '{ auditLog(filter: { actions: ["undoRedemption"] }, first: 1) { edges { node { changes { after } } } } }';
    const { auditLog } = await askApi(site, changes, {}, await administratorHeaders(site));
    expect(JSON.stringify(auditLog)).toContain('The wrong coupon.');

    await till.page.goto(`${site.url}/vendor/coupons`);
    await see(till.page, 'heading', 'Your login is for the till only');
    expect([...complaints, ...till.complaints]).toEqual([]);
    await closePage(till.page);
  });

  it('redeems without a connection, and says later what did not count, on a screen of 360 pixels', async () => {
    const { id } = await openOffer();
    const [mine, taken, later] = [
      await takeCoupon(id, 'offline-1@people.example'),
      await takeCoupon(id, 'offline-2@people.example'),
      await takeCoupon(id, 'offline-3@people.example'),
    ];
    const { page, complaints } = await openPage(browser);
    await page.setViewport({ width: 360, height: 800, hasTouch: true, isMobile: true });
    await page.goto(`${site.url}/redeem`);
    await signIn(page, { email, password });
    await read(page, 'Ready for offline');
    await readNoMore(page, 'Keep this page open');
    const kept = await page.evaluate(() => localStorage.getItem('listOfTill') ?? '');
    expect(
      [mine, taken, 'A Buyer', 'people.example'].filter((word) => kept.includes(word.replaceAll('-', ''))),
    ).toEqual([]);

    const connection = await connectionOf(browser, page);
    await connection.set(true);
    // the page itself opens again, also by the link in a QR code
    await page.goto(`${site.url}/redeem?code=${mine}`);
    await read(page, 'You are offline. Codes are checked against the list of');
    await see(page, 'heading', 'Good by the list of this device');
    await read(page, 'another till may have redeemed it already');
    await click(page, 'button', 'Redeem offline');
    await see(page, 'heading', 'Redeemed on this device');
    for (const [code, heading] of [
      [taken, 'Good by the list of this device'],
      ['0000-0000-0000', 'Not known here'],
      [later, 'Good by the list of this device'],
    ] as const) {
      await click(page, 'button', 'Next coupon');
      // the empty form is another one
      await page.waitForFunction(() => location.search === '' && document.querySelector('article') === null);
      await fill(page, 'Code of the coupon', code);
      await click(page, 'button', 'Look it up');
      await see(page, 'heading', heading);
      if (heading.startsWith('Good')) {
        await click(page, 'button', 'Redeem offline');
        await see(page, 'heading', 'Redeemed on this device');
      }
    }
    // what has not been sent is simply taken back
    await click(page, 'button', `Undo the redemption of ${later}`);
    await read(page, '2 redemptions on this device');
    const redeem = 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { purchase { state } } }';
    await askApi(site, redeem, { input: { code: taken } }, await administratorHeaders(site));

    await connection.set(false);
    await see(page, 'heading', '1 offline redemption did not count');
    await read(page, 'This coupon was redeemed on');
    await click(page, 'button', `I have seen it: ${taken}`);
    await readNoMore(page, 'did not count');
    const ofCode = 'query ($code: String!) { couponByCode(code: $code) { state redeemedByName } }';
    const headers = await vendorHeaders();
    const states = await Promise.all([mine, taken, later].map((code) => askApi(site, ofCode, { code }, headers)));
    expect(states.map(({ couponByCode }) => (couponByCode as { state: string }).state)).toEqual([
      ...['REDEEMED', 'REDEEMED', 'VALID'],
    ]);

    await click(page, 'button', 'LOGOUT');
    await read(page, 'Password');
    expect(await page.evaluate(() => localStorage.getItem('listOfTill'))).toBeNull();
    expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await closePage(page);
  });

  it('requests archiving; an invited colleague sees the same ads, and the outcome', async () => {
    const offer = await openOffer();
    const { page, complaints } = await openAsVendor('/login');
    await click(page, 'button', `Ask to archive ${offer.displayTitle}`);
    await fillIn(page, '[role="dialog"] textarea', 'We move.');
    await click(page, 'button', 'Ask to archive');
    await read(page, 'It stays as it is until we have looked at your request.');

    await click(page, 'link', 'Profile');
    await fill(page, 'Invite a colleague: email', colleague);
    await click(page, 'button', 'Send the invitation');
    const other = await openPage(browser);
    await register(other.page, await invitationOf(colleague), 'Lee Tran');
    await read(other.page, offer.displayTitle);
    await read(other.page, 'We move.');

    // not through the review screen, but the requester still sees the outcome
    await askApi(
      site,
      'mutation ($input: ArchiveBrochureInput!) { archiveBrochure(input: $input) { __typename } }',
      { input: { id: offer.id } },
      await administratorHeaders(site),
    );
    const told = await Promise.all([email, colleague].map((each) => mailTo(each, 'Archived: ')));
    expect(told.map(({ text }) => text)).toEqual(Array(2).fill(expect.stringContaining('As you asked')));
    await click(other.page, 'link', 'Archived');
    await see(other.page, 'heading', offer.displayTitle);
    await read(other.page, 'Taken down, as you asked.');
    expect([...complaints, ...other.complaints]).toEqual([]);
    await closePage(other.page);
  });

  async function invitationOf(address: string): Promise<string> {
    const { text = '' } = await mailTo(address);
    return /http\S+\/vendor\/register\/\S+/.exec(text)?.[0] ?? '';
  }

  let offerOfJourney: ReturnType<typeof findOffer> | undefined;

  /** The same coupon for all steps, however few of it are left. */
  function openOffer(): ReturnType<typeof findOffer> {
    return (offerOfJourney ??= findOffer());
  }

  /** An available coupon of a demo company without a login. */
  async function findOffer(): Promise<{ id: string; displayTitle: string }> {
    const { brochures } = await askApi(
      site,
      '{ brochures(first: 50, filter: { types: [CP_AD] }) { edges { node { id displayTitle companyName couponsRemaining couponHours } } } }',
      {},
    );
    const { edges } = brochures as {
      edges: {
        node: {
          id: string;
          displayTitle: string;
          companyName: string;
          couponsRemaining: number | null;
          couponHours: string | null;
        };
      }[];
    };
    const taken = ['Pelican & Pine', 'Saltline Cruises', 'The Sandpiper Motel'];
    const found = edges.find(
      ({ node }) => !taken.includes(node.companyName) && (node.couponsRemaining ?? 0) > 5 && node.couponHours === null,
    );
    if (!found) throw new Error('The demo has no such coupon.');
    return found.node;
  }

  const setHours = (id: string, couponHours: string | null, headers: Record<string, string>) =>
    change(id, { couponHours }, headers);

  async function change(id: string, changes: object, headers: Record<string, string>): Promise<void> {
    const { node } = await askApi(site, 'query ($id: ID!) { node(id: $id) { ... on Brochure { version } } }', { id });
    const { version } = node as { version: number };
    await askApi(
      site,
      'mutation ($input: UpdateBrochureInput!) { updateBrochure(input: $input) { brochure { id } } }',
      { input: { id, version, ...changes } },
      headers,
    );
  }

  async function runJob(name: string, headers: Record<string, string>): Promise<void> {
    const { jobRuns } = await askApi(site, '{ jobRuns(first: 50) { edges { node { id name } } } }', {}, headers);
    const { edges } = jobRuns as { edges: { node: { id: string; name: string } }[] };
    const id = edges.find(({ node }) => node.name === name)?.node.id;
    await askApi(
      site,
      'mutation ($input: RunJobInput!) { runJob(input: $input) { __typename } }',
      { input: { id } },
      headers,
    );
  }

  async function register(page: Page, link: string, name: string, home = 'Your ads'): Promise<void> {
    await page.goto(link);
    await see(page, 'heading', `Welcome to ${brand.name}`);
    await fill(page, 'Your name', name);
    await fill(page, 'Phone', '07 7010 1234');
    await fill(page, 'Password', password);
    for (const tick of ['acceptTerms', 'isOldEnough']) await clickOn(page, `input[id$="${tick}"]`);
    await click(page, 'button', 'Make my login');
    await see(page, 'heading', home);
  }

  /** Reserves a coupon and reads its code from the mailed PDF. */
  async function takeCoupon(brochureId: string, buyer: string): Promise<string> {
    await askApi(site, 'mutation ($input: PurchaseCouponInput!) { purchaseCoupon(input: $input) { __typename } }', {
      input: { brochureId, name: 'A Buyer', email: buyer, acceptTerms: true },
    });
    const { attachments } = await mailTo(buyer);
    const pdf = attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content;
    if (!(pdf instanceof ArrayBuffer)) throw new Error('The mail carries no PDF.');
    return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await readPdf(new Uint8Array(pdf)))?.[0] ?? '';
  }

  async function vendorHeaders(): Promise<Record<string, string>> {
    const { login } = await askApi(site, 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }', {
      input: { username: email, password },
    });
    return { authorization: `Bearer ${(login as { accessToken: string }).accessToken}` };
  }
});
