import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const text = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const inventory = text('docs/security/inventory.md');

/** What a setting is named that holds a key, or an address that the server asks. */
const isKeyOrAddress = /_(?:URLS?|KEY|KEY_ID|SECRET|SECRET_PREVIOUS|TOKEN|PASSWORD|HEADERS|PROVIDERS|BUCKET|ENDPOINT)$/;
/** Addresses that the site only shows. */
const shown = ['PUBLIC_URL', 'QR_BASE_URL'];

it('lists each setting that has a key or an address of another system', () => {
  const settings = [...text('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const named = settings.filter((name) => isKeyOrAddress.test(name) && !shown.includes(name));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !inventory.includes(`\`${name}\``))).toEqual([]);
});

/** The modules that open connections, with the first cell of the rows that list where to. */
const connecting: Readonly<Record<string, readonly string[]>> = {
  'server/platform/cdn/CdnPurger.ts': ['CDN'],
  'server/platform/database/DatabaseClient.ts': ['PostgreSQL'],
  'server/platform/file-store/createS3Client.ts': ['bucket of files', 'bucket of backups'],
  'server/platform/identity-providers/providerFetch.ts': ['providers of sign-in'],
  'server/platform/mailer/delivery/SmtpTransport.ts': ['mail server'],
  'server/platform/outside-fetch/createRequestPublic.ts': [
    'tourism warehouse, and the hosts of its pictures',
    'any public address that an editor enters',
    'any public address of a webhook',
    'any public address in an ad',
  ],
  'server/platform/passwords/breached/askBreachService.ts': ['service of breached passwords'],
  'server/platform/tracing/startTracing.ts': ['collector of traces'],
};
const opensConnection =
  /(?<![\w.])fetch\(|new (?:\w+\.)?S3Client\(|createTransport\(|new OTLPTraceExporter\(|extends Client\b|from '(?:undici|node:https|node:tls|node:dgram)'/;

it('lists where each module of the server connects to', () => {
  const sources = globSync('server/**/*.ts', { cwd: root }).filter(
    (name) => !/\.test\.ts$|^server\/test\//.test(name) && opensConnection.test(text(name)),
  );
  expect(sources.sort()).toEqual(Object.keys(connecting).sort());
  const systems = [...inventory.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, system]) => system);
  expect(systems).toEqual(expect.arrayContaining(Object.values(connecting).flat()));
});
