import { Client } from 'pg';
import type { Page } from 'puppeteer';
import { isScreenOf } from '../../client/app/layouts/screenRights';
import { mayStaff } from '../../client/features/session/mayStaff';
import type { StaffAction } from '../../client/generated/staffRights';
import { see, settled } from '../support/browser/acts';
import { openSignedIn, type SignedIn } from '../support/browser/openSignedIn';
import { demoLogins } from '../support/site/demoLogins';
import { useDemoSite } from '../support/site/useDemoSite';
import { administratorScreens } from './administratorScreens';
import { fillAddress } from './fillAddress';

/** Buttons by their accessible names, and what the server has to allow for them. Texts of dialogs are not among them. */
const acts: readonly (readonly [button: RegExp, action: StaffAction])[] = [
  [/^(Accept|Invite): /, 'acceptAdvertiser'],
  [/^Publish/, 'publishBrochure'],
  [/^Archive/, 'archiveBrochure'],
  [/^Delete: /, 'deleteBrochure'],
  [/^Restore: /, 'restoreBrochure'],
  [/^Restore (before|these)/, 'restoreRecordVersion'],
  [/^(Approve|Request changes|Reject)/, 'reviewBrochure'],
  [/^Create vendor login/, 'inviteVendor'],
  [/^(Keep|Merge)/, 'mergeBrochures'],
  [/^(Save|New vendor|Add)/, 'updateVendor'],
  [/^(Suspend|Terminate|Activate)/, 'setStaffRole'],
];

/** Screens of records that the demo has, beside those of the table. */
const records: typeof administratorScreens = [
  ['/admin/brochures/1/history', 'History of'],
  ['/admin/vendors/1/history', 'History of'],
];
const walked = [...administratorScreens, ...records].filter(([address]) => !/999999|zebra|nowhere|\/0$/.test(address));
const roles = ['EDITOR', 'REVIEWER', 'READER'] as const;

describe.each(roles)('what the screens offer to the staff of the role %s', (role) => {
  const demo = useDemoSite();
  const screens = walked.filter(([address]) => isScreenOf(role, address));
  let staff: SignedIn;
  let addresses: Map<string, string>;

  beforeAll(async () => {
    const filled = screens.map(async ([address]) => [address, await fillAddress(demo.site, address)] as const);
    addresses = new Map(await Promise.all(filled));
    await giveRole(demo.site.databaseUrl, role);
    staff = await openSignedIn(demo.browser, demo.site, demoLogins.administrator);
  });

  it('leads to nothing that is not for it, and has no button that the server refuses', async () => {
    const found: string[] = [];
    const { page } = await staff.open('/admin');
    for (const [address, heading] of screens) {
      await page.goto(demo.site.url + (addresses.get(address) ?? address));
      await see(page, 'heading', new RegExp(heading));
      await settled(page);
      await page.waitForNetworkIdle({ idleTime: 100 });
      const { links, buttons } = await offered(page);
      const closed = links.filter((path) => !isScreenOf(role, path));
      const refused = acts.filter(([, action]) => !mayStaff(role, action));
      const vain = buttons.filter((name) => refused.some(([button]) => button.test(name)));
      found.push(...[...closed, ...vain].map((what) => `${address}: ${what}`));
    }
    expect([...new Set(found)]).toEqual([]);
  });

  it('finds nothing by the search that is not for it', async () => {
    const { page } = await staff.open('/admin');
    const wrong: string[] = [];
    for (const word of ['curlew', 'tide', 'café', 'street']) {
      await page.keyboard.press('/');
      await page.waitForSelector('[role="dialog"] [role="combobox"]');
      await page.type('[role="dialog"] [role="combobox"]', word);
      await page.waitForFunction(() => document.querySelector('[role="listbox"] [role="option"]') !== null);
      await page.waitForNetworkIdle({ idleTime: 300 });
      const { links } = await offered(page);
      expect(links).not.toEqual([]);
      wrong.push(...links.filter((path) => !isScreenOf(role, path)));
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
    }
    expect(wrong).toEqual([]);
  });
});

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
