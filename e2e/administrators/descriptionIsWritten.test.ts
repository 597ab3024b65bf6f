import type { Page } from 'puppeteer';
import { click, press, read, see } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { control, write } from '../support/browser/formActs';
import { findAccessibilityProblems, openPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { useDemoSite } from '../support/site/useDemoSite';

const phone = { width: 360, height: 780 };

/** What Word puts on the clipboard for a heading, a list and a link. */
const copiedFromWord = `<html><head><style>p.MsoNormal {margin:0cm}</style></head><body>
<h1 style="mso-outline-level:1">Our menu<o:p></o:p></h1>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>Soup</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>Bread</p>
<p class="MsoNormal"><a href="https://tern.example/menu"><span style="color:blue">All of it</span></a><img src="https://evil.example/x.png"></p></body></html>`;

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

describe('a description is written on a phone', () => {
  const demo = useDemoSite();

  const stored = async (id: number): Promise<string> => {
    const query = 'query Ad($id: Int!) { brochure(databaseId: $id) { description } }';
    const { brochure } = await askApi(demo.site, query, { id }, await administratorHeaders(demo.site));
    return (brochure as { description: string }).description;
  };

  async function openForm(id: number) {
    const watched = await openPage(demo.browser, phone);
    await watched.page.goto(`${demo.site.url}/admin/brochure/manage/${id}`);
    await signIn(watched.page, demoLogins.administrator);
    await see(watched.page, 'heading', 'What');
    return watched;
  }

  it('with emphasis, a list, a link and what Word copies, by keys and buttons', async () => {
    const { page, complaints } = await openForm(60);
    const field = await control(page, 'Description');
    await write(page, 'Description', 'Baked ');
    await click(page, 'button', 'Bold');
    await page.keyboard.type('daily');
    await press(page, 'Enter');
    await page.keyboard.type('- Rye');
    await press(page, 'Enter');
    await page.keyboard.type('Spelt');
    await press(page, 'Enter');
    await press(page, 'Enter');
    await click(page, 'button', 'Link');
    await page.keyboard.type('tern.example');
    await press(page, 'Enter');
    await press(page, 'Enter');
    await paste(page, copiedFromWord);
    expect(await field.evaluate((node) => node.querySelectorAll('img, style, [style], [class]').length)).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await press(page, 'Control', 's');
    await read(page, 'is saved.');
    const link = (href: string, text: string) => `<a href="${href}" rel="nofollow noopener ugc">${text}</a>`;
    expect(await stored(60)).toBe(
      '<p>Baked <strong>daily</strong></p><ul><li>Rye</li><li>Spelt</li></ul>' +
        `<p>${link('https://tern.example', 'https://tern.example')}</p>` +
        '<h3>Our menu</h3><ul><li>Soup</li><li>Bread</li></ul>' +
        `<p>${link('https://tern.example/menu', 'All of it')}</p>`,
    );
    expect(complaints).toEqual([]);
  });

  it('stays byte for byte as it was when other fields are saved', async () => {
    const before = await stored(59);
    const { page } = await openForm(59);
    await control(page, 'Description');
    await write(page, 'Highlights', 'Something else.');
    await press(page, 'Control', 's');
    await read(page, 'is saved.');
    expect(await stored(59)).toBe(before);
  });
});
