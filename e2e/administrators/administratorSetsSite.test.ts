import type { Browser, Page } from 'puppeteer';
import { click, clickOn, fillIn, read, see } from '../support/browser/acts';
import { demoLogins } from '../support/site/demoLogins';
import { openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { ageProofs, giveProof } from '../support/proofs';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><script>alert(1)</script>' +
  '<path fill="#004488" d="M0 0h80v80H0z"/><circle cx="160" cy="40" r="36" fill="#c0392b"/></svg>';

describe('an administrator puts a logo on the site and publishes new terms', () => {
  let site: Site;
  let browser: Browser;
  let watched: WatchedPage;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    watched = await openPage(browser);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it('walks the whole journey', async () => {
    const { page, complaints } = watched;
    await page.goto(`${site.url}/admin/settings`);
    await signIn(page, demoLogins.administrator);

    await see(page, 'heading', 'Site settings');
    await choose(page, 'Logo: file', 'logo.svg', logo);
    await read(page, 'Left out of the SVG: script.');
    await ageProofs(site.databaseUrl);
    await click(page, 'button', 'Save settings');
    await read(page, 'Confirm it is you');
    await click(page, 'button', 'Cancel');
    await read(page, 'Confirm first that it is you');
    await click(page, 'button', 'Save settings');
    await giveProof(page, demoLogins.administrator.password);
    await read(page, 'The settings are saved.');
    await see(page, 'button', 'Restore the settings as built');

    await page.goto(site.url);
    const shown = await page.$eval('header picture img', ({ src, naturalWidth }: HTMLImageElement) => ({
      src,
      isLoaded: naturalWidth > 0,
    }));
    expect(shown).toEqual({
      src: expect.stringMatching(/\/brand\/[0-9a-f]{64}\/drawing\.svg$/) as string,
      isLoaded: true,
    });
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
      return (await (await fetch(href)).json()) as { icons: { src: string; sizes: string }[] };
    });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '192x192', '512x512']);
    for (const { src } of manifest.icons) {
      expect(await page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), src)).toBe('image/png');
    }

    await page.goto(`${site.url}/admin/legal-texts`);
    await see(page, 'heading', 'Legal texts');
    await fillIn(page, '#legal-text', '# Agreement\n\nThese are <b>new</b> terms.');
    await read(page, 'These are <b>new</b> terms.');
    await click(page, 'button', 'Save draft');
    await read(page, 'The draft is saved.');
    await ageProofs(site.databaseUrl);
    await clickOn(page, 'button::-p-text(Publish version 2)');
    await giveProof(page, demoLogins.administrator.password);
    await read(page, 'The version is published.');

    await page.goto(`${site.url}/terms-and-conditions`);
    await read(page, 'Version 2, in force since ');
    await read(page, 'These are <b>new</b> terms.');
    await click(page, 'link', /^Version 1, in force from 28 April 2024 to /);
    await read(page, 'This is one version of the text.');
    await see(page, 'heading', '1. Agreement to terms');
    await click(page, 'link', 'Read the one in force');
    await read(page, 'Version 2, in force since ');

    await page.goto(`${site.url}/admin/settings`);
    await click(page, 'button', 'Restore the settings as built');
    await read(page, 'As built is on the site again.');
    await page.goto(site.url);
    expect(await page.$$eval('header picture source, header picture img', (images) => images.map(String))).toEqual([]);
    // each demand of a proof is a refusal
    expect(complaints.filter((complaint) => !complaint.includes('status of 403'))).toEqual([]);
  });
});

async function choose(page: Page, label: string, name: string, content: string): Promise<void> {
  await page.waitForSelector(`input[aria-label="${label}"]`);
  await page.evaluate(
    (field, fileName, text) => {
      const input = document.querySelector<HTMLInputElement>(`input[aria-label="${field}"]`)!;
      const files = new DataTransfer();
      files.items.add(new File([text], fileName, { type: 'image/svg+xml' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    label,
    name,
    content,
  );
}
