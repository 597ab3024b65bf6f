import type { Page } from 'puppeteer';
import { click, fill } from './acts';

/** Signs in through the login page, as a person does. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await fill(page, 'Email', email);
  await fill(page, 'Password', password);
  await click(page, 'button', 'Sign in');
}
