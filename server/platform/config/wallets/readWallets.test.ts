import { createPrivateKey } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeWalletKeys, walletFiles, writeWalletFiles } from '../../../test/makeWalletSettings';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { EnvironmentReader, type Environment } from '../environment/EnvironmentReader';
import { readAppleWallet } from './readAppleWallet';
import { readWallets } from './readWallets';

const folder = makeTestFolder('wallets');
const keys = makeWalletKeys();
const inFolder = (name: string) => path.join(folder, name);
const settings: Environment = { ...walletFiles, GOOGLE_WALLET_ISSUER: '3388000000012345678' };

beforeAll(() => writeWalletFiles(folder, keys));
afterAll(() => rmSync(folder, { recursive: true }));

function read(environment: Environment) {
  const reader = new EnvironmentReader(environment);
  const wallets = readWallets(reader, folder);
  return { ...wallets, problems: reader.problems, warnings: reader.warnings };
}

it('offers no wallet without settings', () => {
  expect(read({})).toEqual({ apple: null, google: null, problems: [], warnings: [] });
});

it('reads pass type and team from the certificate, and the account from its key', () => {
  const { apple, google, problems, warnings } = read(settings);
  expect([problems, warnings]).toEqual([[], []]);
  expect(apple).toMatchObject({ passType: 'pass.example.offers', team: 'TEAM123456' });
  expect(google).toMatchObject({ issuer: '3388000000012345678', account: 'wallet@offers.iam.example' });
});

it('opens an encrypted key with its password', () => {
  const key = createPrivateKey(keys.pass);
  const [cipher, passphrase] = ['aes-256-cbc', 'open sesame'];
  writeFileSync(inFolder('encrypted.pem'), key.export({ type: 'pkcs8', format: 'pem', cipher, passphrase }));
  const encrypted = { ...settings, APPLE_WALLET_KEY: 'encrypted.pem' };
  expect(read({ ...encrypted, APPLE_WALLET_KEY_PASSWORD: passphrase }).apple?.key).toBe(keys.pass);
  for (const password of [undefined, 'wrong']) {
    const { apple, problems } = read({ ...encrypted, APPLE_WALLET_KEY_PASSWORD: password });
    expect([apple, problems]).toEqual([null, [expect.stringMatching(/^APPLE_WALLET_KEY must be/)]]);
  }
});

it.each<[string, Environment, RegExp]>([
  [
    'a missing file',
    { ...settings, APPLE_WALLET_CERTIFICATE: 'none.pem' },
    /^APPLE_WALLET_CERTIFICATE must be the path/,
  ],
  [
    'a key for a certificate',
    { ...settings, APPLE_WALLET_CERTIFICATE: walletFiles.APPLE_WALLET_KEY },
    /must be the path/,
  ],
  ['two of three files', { ...settings, APPLE_WALLET_KEY: '' }, /belong together: set all, or none/],
  ['an issuer that is no number', { ...settings, GOOGLE_WALLET_ISSUER: 'BCR2DN' }, /^GOOGLE_WALLET_ISSUER must be/],
  [
    'a key that is no JSON',
    { ...settings, GOOGLE_WALLET_KEY: walletFiles.APPLE_WALLET_KEY },
    /^GOOGLE_WALLET_KEY must be/,
  ],
  ['an issuer without a key', { ...settings, GOOGLE_WALLET_KEY: '' }, /belong together: set both, or neither/],
  [
    'the certificate of an authority as that of a pass',
    { ...settings, APPLE_WALLET_CERTIFICATE: walletFiles.APPLE_WALLET_INTERMEDIATE },
    /must be the certificate of a pass type/,
  ],
  [
    'another authority',
    { ...settings, APPLE_WALLET_INTERMEDIATE: walletFiles.APPLE_WALLET_CERTIFICATE },
    /^APPLE_WALLET_INTERMEDIATE must be the certificate that issued APPLE_WALLET_CERTIFICATE/,
  ],
])('refuses %s', (_what, environment, problem) => {
  const { problems } = read(environment);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

it('refuses the key of another certificate', () => {
  writeFileSync(inFolder('other.pem'), keys.account);
  const { problems } = read({ ...settings, APPLE_WALLET_KEY: 'other.pem' });
  expect(problems).toEqual(['APPLE_WALLET_KEY must be the key of APPLE_WALLET_CERTIFICATE.']);
});

it('refuses an account without an RSA key', () => {
  writeFileSync(inFolder('keyless.json'), JSON.stringify({ client_email: 'wallet@offers.iam.example' }));
  expect(read({ ...settings, GOOGLE_WALLET_KEY: 'keyless.json' }).problems).toEqual([
    expect.stringMatching(/^GOOGLE_WALLET_KEY must be/),
  ]);
});

it.each([
  [366, 'APPLE_WALLET_CERTIFICATE ended on', 'Renew it at Apple.'],
  [360, 'APPLE_WALLET_CERTIFICATE ends on', 'Renew it at Apple before'],
])('warns after %d days of a certificate for a year', (days, ends, advice) => {
  const reader = new EnvironmentReader(settings);
  readAppleWallet(reader, folder, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
  expect([reader.problems, reader.warnings]).toEqual([[], [expect.stringContaining(ends)]]);
  expect(reader.warnings[0]).toContain(advice);
});
