import type { Page } from 'puppeteer';

/** Signs in as a user who comes from the table, and waits until it is loaded. */
export async function signInToGrid(
  page: Page,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${url}/admin/brochures`);
  await page.locator('::-p-aria([name="Email"][role="textbox"])').fill(email);
  await page.locator('::-p-aria([name="Password"][role="textbox"])').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-row-key] td .ant-checkbox', { timeout: 60_000 });
}
