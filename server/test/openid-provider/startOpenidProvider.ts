import { spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '../../platform/embedded-postgres/findFreePort';
import type { ProviderSettings } from '../../platform/identity-providers/ProviderSettings';

/** What the provider says of a person besides the name. */
interface Person {
  email?: string;
  email_verified?: boolean;
}

export interface OpenidProvider {
  settings: ProviderSettings;
  stop: () => Promise<void>;
}

interface Wanted {
  key: string;
  redirectUris: string[];
  people: Record<string, Person>;
}

/** Starts a real OpenID provider (oidc-provider) as a program of its own. */
export async function startOpenidProvider({ key, redirectUris, people }: Wanted): Promise<OpenidProvider> {
  const port = await findFreePort();
  const clientSecret = 'a secret that only tests know';
  const client = { client_id: 'local-offers', client_secret: clientSecret, redirect_uris: redirectUris };
  const program = path.join(__dirname, 'program.mjs');
  const child = spawn(process.execPath, [program, JSON.stringify({ port, client, people })], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  await new Promise<void>((ready, fail) => {
    child.stdout.once('data', () => ready());
    child.once('exit', () => fail(new Error(`The provider did not start: ${printed}`)));
  });
  const settings = {
    key,
    label: 'Example ID',
    issuer: `http://127.0.0.1:${port}`,
    clientId: client.client_id,
    clientSecret,
  };
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { settings, stop };
}
