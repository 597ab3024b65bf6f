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
  /** a free one by default */
  port?: number;
}

/** The settings of a provider that starts on this port. */
export function providerAt(key: string, port: number): ProviderSettings {
  const client = { clientId: 'local-offers', clientSecret: 'a secret that only tests know' };
  return { key, label: 'Example ID', issuer: `http://127.0.0.1:${port}`, ...client };
}

/** Starts a real OpenID provider (oidc-provider) as a program of its own. */
export async function startOpenidProvider({ key, redirectUris, people, port }: Wanted): Promise<OpenidProvider> {
  const listen = port ?? (await findFreePort());
  const settings = providerAt(key, listen);
  const { clientId, clientSecret } = settings;
  const client = { client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris };
  const program = path.join(__dirname, 'program.mjs');
  const child = spawn(process.execPath, [program, JSON.stringify({ port: listen, client, people })], {
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
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { settings, stop };
}
