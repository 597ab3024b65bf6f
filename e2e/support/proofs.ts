import { Client } from 'pg';
import type { Page } from 'puppeteer';
import { click, fill, read } from './browser/acts';

/** Makes all sessions as they are more than ten minutes after their sign-in. */
export async function ageProofs(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`UPDATE account_sessions SET proven_at = proven_at - interval '11 minutes'`);
  } finally {
    await client.end();
  }
}

/** Gives the proof that the dialog asks for, by the password. */
export async function giveProof(page: Page, password: string): Promise<void> {
  await read(page, 'Confirm it is you');
  await fill(page, 'Password', password);
  await click(page, 'button', 'Confirm');
}
