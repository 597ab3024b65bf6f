import type { Page } from 'puppeteer';

const formats = ['Export as CSV', 'Export for Excel (XLSX)'];

/** Measures exports of all ads of the table, from the click until the file is whole. */
export async function* timeExports(page: Page, url: string): AsyncGenerator<[what: string, ms: number]> {
  await page.goto(`${url}/admin/brochures`);
  for (const format of formats) {
    await page.waitForSelector('[data-row-key]');
    await page.evaluate(openExports);
    await page.locator(`::-p-aria([name="${format}"][role="button"])`).click();
    yield [format, Number(await page.evaluate(untilWritten))];
    await page.reload();
  }
}

// the following code runs in the page, and uses its clock
const openExports = `[...document.querySelectorAll('summary')].find((each) => each.innerText.includes('Export')).click()`;
// `innerText` would lay the table out at each look
const untilWritten = `(async () => {
  const begun = performance.now();
  const isAt = (words) => document.body.textContent.includes(words);
  while (!isAt('written to a file')) {
    if (isAt('The export did not work')) throw new Error('The export did not work.');
    await new Promise((rested) => setTimeout(rested, 50));
  }
  return performance.now() - begun;
})()`;
