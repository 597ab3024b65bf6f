import { click, read, search } from '../support/browser/acts';
import { openPage } from '../support/browser/openBrowser';
import { useDemoSite } from '../support/site/useDemoSite';

describe('a programmer', () => {
  const demo = useDemoSite();

  it('copies the first call from the portal, and gets an answer', async () => {
    const { page, complaints } = await openPage(demo.browser);
    const { url } = demo.site;
    await page.browserContext().setPermission(
      url,
      ...(['clipboard-read', 'clipboard-write'] as const).map((name) => ({
        permission: { name },
        state: 'granted' as const,
      })),
    );
    await page.goto(`${url}/developers`);
    await click(page, 'button', 'Copy');
    await read(page, 'Copied');
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const [, address = ''] = /curl (\S+)/.exec(command) ?? [];
    const [, body = ''] = /-d '(.*)'$/s.exec(command) ?? [];
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(await answer.json()).toMatchObject({ data: { brochures: { edges: { length: 3 } } } });
    expect(complaints).toEqual([]);
  });

  it('searches, and runs the example of what it found in the explorer', async () => {
    const { page, complaints } = await openPage(demo.browser);
    await page.goto(`${demo.site.url}/developers`);
    await search(page, 'Search the documentation', 'nearbyBrochures');
    await click(page, 'link', 'nearbyBrochures');
    await click(page, 'link', 'Run ListNeighbours in the explorer');
    await page.waitForFunction(() => document.querySelector('#query')?.textContent.includes('query ListNeighbours'));
    expect(complaints).toEqual([]);
  });

  it('opens the menu of a phone, and goes to a guide', async () => {
    const { page, complaints } = await openPage(demo.browser, { width: 360, height: 740 });
    await page.goto(`${demo.site.url}/developers/guides/graphql`);
    await click(page, 'button', 'Menu');
    await click(page, 'link', 'Change feed');
    await read(page, 'No change is lost');
    expect(complaints).toEqual([]);
  });
});
