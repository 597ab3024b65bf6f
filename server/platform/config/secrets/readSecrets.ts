import type { EnvironmentReader } from '../environment/EnvironmentReader';
import { readLongSecret, secretTakes } from './readLongSecret';

/** Empty: not set; `loadConfig` then reads or creates one in the data folder. */
export function readAccessTokenSecret(reader: EnvironmentReader, production: boolean): string {
  if (production && reader.text('ACCESS_TOKEN_SECRET') === undefined) {
    reader.problems.push(`ACCESS_TOKEN_SECRET is required in production: ${secretTakes}.`);
  }
  return reader.parsed('ACCESS_TOKEN_SECRET', '', secretTakes, readLongSecret);
}

/** Required in production: links in mails and what is remembered of people outlive access tokens. */
export function readIdentitySecret(reader: EnvironmentReader, production: boolean): string {
  if (production && reader.text('IDENTITY_SECRET') === undefined) {
    reader.problems.push(
      `IDENTITY_SECRET is required in production: ${secretTakes}. A site that has run without it sets it to its present ACCESS_TOKEN_SECRET, so that links in old mails and coupons stay valid.`,
    );
  }
  return reader.parsed('IDENTITY_SECRET', '', secretTakes, readLongSecret);
}

/** Those that the secret of this name has replaced. */
export function readOlderSecrets(reader: EnvironmentReader, name: 'ACCESS_TOKEN_SECRET' | 'IDENTITY_SECRET'): string[] {
  return reader.parsed<string[]>(
    `${name}_PREVIOUS`,
    [],
    `the secrets that ${name} has replaced, newest first, separated by commas; each as it was`,
    (value) => {
      const secrets = value.split(',').map((secret) => secret.trim());
      return secrets.every((secret) => readLongSecret(secret) !== undefined) ? secrets : undefined;
    },
  );
}
