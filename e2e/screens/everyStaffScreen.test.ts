import { Client } from 'pg';
import type { Browser, Page } from 'puppeteer';
import { isScreenOf } from '../../client/app/layouts/screenRights';
import { mayStaff } from '../../client/features/session/mayStaff';
import type { StaffAction } from '../../client/generated/staffRights';
import type { StaffRole } from '../../client/generated/types';
import { eventually } from '../../server/test/eventually';
import { press, see } from '../support/browser/acts';
import { goWithin, untilLoaded } from '../support/browser/goWithin';
import { closePage, leaveOutServiceWorker, openBrowser, openPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { demoLogins } from '../support/site/demoLogins';
import { startSite, type Site } from '../support/site/startSite';
import { administratorScreens } from './administratorScreens';
import { fillAddress } from './fillAddress';

/**
 * Buttons by their accessible names, what the server has to allow for them, and a screen of the demo on which an
 * administrator has them. Texts of dialogs are not among them.
 */
const acts: readonly (readonly [button: RegExp, action: StaffAction, seenAt?: string])[] = [
  [/^(Accept|Invite): /, 'acceptAdvertiser'],
  [/^Publish/, 'publishBrochure', '/admin/brochures'],
  [/^Archive/, 'archiveBrochure', '/admin/brochures'],
  [/^Unarchive: /, 'unarchiveBrochure', '/admin/brochures/archived'],
  [/^Delete: /, 'deleteBrochure'],
  [/^Restore: /, 'restoreBrochure'],
  [/^Restore (before|these)/, 'restoreRecordVersion'],
  [/^(Approve|Request changes|Reject)/, 'reviewBrochure'],
  [/^Create vendor login/, 'inviteVendor', '/admin/vendors/1'],
  [/^(Keep|Merge)/, 'mergeBrochures'],
  [/^(Save|New vendor)$/, 'updateVendor', '/admin/vendors/1'],
  [/^Add vendor$/, 'createVendor', '/admin/vendors'],
  [/^Index of /, 'setBrochureIndex', '/admin/brochures'],
  [/^Edit as a sheet$/, 'editBrochureCells', '/admin/brochures'],
  [/^Change many$/, 'prepareBulkJob', '/admin/brochures'],
  [/^New street$/, 'createStreetIndexEntry', '/admin/streets'],
  [/^Edit [A-Z]/, 'updateStreetIndexEntry', '/admin/streets'],
  [/^Delete [A-Z]/, 'deleteStreetIndexEntry', '/admin/streets'],
  [/^(Suspend|Terminate|Activate)/, 'setStaffRole', '/admin/vendors/1'],
];

/** Screens of records that the demo has, beside those of the table. */
const records: typeof administratorScreens = [
  ['/admin/brochures/1/history', 'History of'],
  ['/admin/vendors/1/history', 'History of'],
];
const screens = [...administratorScreens, ...records].filter(([address]) => !/999999|zebra|nowhere|\/0$/.test(address));
/** Of records, of screens, and of mails, which only some may see. */
const words = ['curlew', 'café', 'staff', 'mails'];
const roles = ['EDITOR', 'REVIEWER', 'READER'] as const;

describe('what the administrators’ screens offer', () => {
  let site: Site;
  let browser: Browser;
  let addresses: Map<string, string>;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    const filled = screens.map(async ([address]) => [address, await fillAddress(site, address)] as const);
    addresses = new Map(await Promise.all(filled));
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function openAs(role: StaffRole): Promise<Page> {
    await giveRole(site.databaseUrl, role);
    const { page } = await openPage(browser);
    await leaveOutServiceWorker(page);
    await page.goto(`${site.url}/login`);
    await signIn(page, demoLogins.administrator);
    await page.waitForFunction(() => window.location.pathname === '/admin');
    return page;
  }

  it('shows an administrator what the other roles are not offered', async () => {
    const page = await openAs('ADMINISTRATOR');
    for (const screen of new Set(acts.flatMap(([, , seenAt]) => seenAt ?? []))) {
      const [, heading = 'none'] = screens.find(([address]) => address === screen) ?? [];
      await goTo(page, screen, heading);
      const here = acts.filter(([, , seenAt]) => seenAt === screen);
      // a button may come with a list after its screen
      await eventually(async () => {
        const { buttons } = await offered(page);
        const unseen = here.filter(([button]) => !buttons.some((name) => button.test(name)));
        expect(unseen.map(([button]) => `${screen}: ${button.source}`)).toEqual([]);
      });
    }
    const found = await searchFor(page, words);
    expect(roles.filter((role) => found.every((path) => isScreenOf(role, path)))).toEqual([]);
    await closePage(page);
  });

  describe.each(roles)('to staff of the role %s', (role) => {
    let page: Page;
    const isOpen = (path: string) => isScreenOf(role, path);

    beforeAll(async () => {
      page = await openAs(role);
    });

    afterAll(() => closePage(page));

    it.each(screens.filter(([address]) => isOpen(address)))('%s', async (address, heading) => {
      await goTo(page, addresses.get(address) ?? address, heading);
      const { links, buttons } = await offered(page);
      expect(links.filter((path) => !isOpen(path))).toEqual([]);
      const refused = acts.filter(([, action]) => !mayStaff(role, action));
      expect(buttons.filter((name) => refused.some(([button]) => button.test(name)))).toEqual([]);
    });

    it('by the search', async () => {
      const found = await searchFor(page, words);
      expect(found.filter((path) => !isOpen(path))).toEqual([]);
      expect(found.length).toBeGreaterThan(0);
    });
  });
});

/** Returns the paths of all that the search finds, word by word. */
async function searchFor(page: Page, wanted: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const word of wanted) {
    await press(page, '/');
    const field = await page.waitForSelector('[role="dialog"] [role="combobox"]');
    await field?.type(word);
    await page.waitForFunction(() => {
      const status = document.querySelector('[role="dialog"] [role="status"]')?.textContent ?? '';
      return /^(Nothing found|Arrows choose)/.test(status);
    });
    await page.waitForNetworkIdle({ idleTime: 300 });
    found.push(...(await page.$$eval('a[role="option"]', (options) => options.map((option) => option.pathname))));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
  }
  return found.filter(isPrivate);
}

/** Whether a path is of the administration: roles say nothing of others. */
const isPrivate = (path: string): boolean => /^\/(admin|redeem)(\/|$)/.test(path);

async function goTo(page: Page, address: string, heading: string): Promise<void> {
  await goWithin(page, address);
  await see(page, 'heading', new RegExp(heading));
  await untilLoaded(page);
}

async function giveRole(databaseUrl: string, role: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('UPDATE accounts SET staff_role = $1 WHERE email = $2', [role, demoLogins.administrator.email]);
  await client.end();
}

/** The paths within the administration that the page links to, and the names of its buttons that can be pressed. */
function offered(page: Page): Promise<{ links: string[]; buttons: string[] }> {
  return page.evaluate(() => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname }) => pathname)
      .filter((path) => /^\/(admin|redeem)(\/|$)/.test(path));
    const buttons = [...document.querySelectorAll<HTMLElement>('main button, main [role="button"]')]
      .filter((button) => !button.matches(':disabled, [aria-disabled="true"]'))
      .map((button) => (button.ariaLabel ?? button.innerText).trim());
    return { links: [...new Set(paths)], buttons: [...new Set(buttons)] };
  });
}
