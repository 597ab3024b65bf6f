import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '../../test/makeTestFolder';
import { knownSettings, loadConfig } from './loadConfig';

const secret = 'a secret that is long enough to be used';
const folder = makeTestFolder('config');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('loadConfig', () => {
  it('needs nothing outside production', () => {
    const config = loadConfig({}, folder);
    expect(config).toMatchObject({
      production: false,
      demo: true,
      http: { host: '127.0.0.1', port: 4000, publicUrl: 'http://localhost:4000', trustProxy: false },
      dataDir: path.join(folder, '.data'),
      database: { url: null },
      accessToken: { lifetimeSeconds: 28_800 },
      graphql: { introspection: true, explorer: true },
    });
  });

  it('makes the secret once and keeps it where only its owner can read it', () => {
    const first = loadConfig({}, folder).accessToken.secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({}, folder).accessToken.secret).toBe(first);
    expect(statSync(path.join(folder, '.data', 'access-token.secret')).mode & 0o777).toBe(0o600);
  });

  it('asks production for what it may not guess, all at once', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' }, folder)).toThrow(
      /DATABASE_URL is required.*PUBLIC_URL is required.*ACCESS_TOKEN_SECRET is required/,
    );
  });

  it('knows no demo data in production', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db.example/offers',
      PUBLIC_URL: 'https://offers.example/',
      ACCESS_TOKEN_SECRET: secret,
    };
    expect(loadConfig(production, folder)).toMatchObject({
      demo: false,
      http: { publicUrl: 'https://offers.example' },
      graphql: { introspection: false, explorer: false },
      log: { level: 'info' },
    });
    expect(() => loadConfig({ ...production, DEMO_DATA: 'true' }, folder)).toThrow(/DEMO_DATA must be false/);
  });

  it.each([
    ['NODE_ENV', 'staging', 'one of production, development, test'],
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '80.5', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['PUBLIC_URL', 'offers.example', 'a web address'],
    ['PUBLIC_URL', 'ftp://offers.example', 'a web address'],
    ['PUBLIC_URL', 'https://offers.example/?a=1', 'a web address'],
    ['DATABASE_URL', 'mysql://localhost/x', 'an address such as postgres://'],
    ['DATABASE_URL', 'postgres://offers:100%sure@localhost/x', 'an address such as postgres://'],
    ['ACCESS_TOKEN_SECRET', 'short', 'at least 32 random characters'],
    ['DEMO_DATA', 'perhaps', 'true or false'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error'],
    ['S3_BUCKET', 'Offers!', "a bucket's name"],
    ['S3_ENDPOINT', 'storage.example', 'a web address'],
    ['MAIL_BOUNCES_TO', 'Bounces <bounces@offers.example>', 'an address without a name'],
    ['MAIL_BOUNCES_TO', 'a@offers.example, b@offers.example', 'an address without a name'],
    ['S3_PREFIX', 'up//x', 'names separated by slashes'],
    ['S3_PREFIX', '../x', 'names separated by slashes'],
    ['S3_PREFIX', 'x/..', 'names separated by slashes'],
    ['TRUST_PROXY', '2', 'false, or the addresses'],
    ['TRUST_PROXY', 'everyone', 'false, or the addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'false, or the addresses'],
  ])('refuses %s=%s', (name, value, takes) => {
    const settings = { ACCESS_TOKEN_SECRET: secret, [name]: value };
    expect(() => loadConfig(settings, folder)).toThrow(`${name} must be ${takes}`);
  });

  it('has bounces sent to an address of their own once one is named', () => {
    const settings = { ACCESS_TOKEN_SECRET: secret, MAIL_FROM: 'Local Offers <hello@offers.example>' };
    expect(loadConfig(settings, folder).mail.bouncesTo).toBeNull();
    const named = loadConfig({ ...settings, MAIL_BOUNCES_TO: 'bounces@offers.example' }, folder);
    expect(named.mail).toMatchObject({ from: settings.MAIL_FROM, bouncesTo: 'bounces@offers.example' });
  });

  it('keeps files in a bucket once one is named', () => {
    const settings = { ACCESS_TOKEN_SECRET: secret, S3_BUCKET: 'offers', S3_ENDPOINT: 'http://127.0.0.1:9000/' };
    expect(loadConfig({ ACCESS_TOKEN_SECRET: secret }, folder).s3).toBeNull();
    expect(loadConfig({ ...settings, S3_PREFIX: '/site/' }, folder).s3).toEqual({
      bucket: 'offers',
      region: 'ap-southeast-2',
      endpoint: 'http://127.0.0.1:9000',
      prefix: 'site/',
      credentials: null,
      pathStyle: true,
    });
    expect(() => loadConfig({ ...settings, S3_ACCESS_KEY_ID: 'a' }, folder)).toThrow(/belong together/);
    expect(() => loadConfig({ ...settings, S3_BUCKET: '' }, folder)).toThrow(/S3_BUCKET is required/);
    expect(loadConfig({ ...settings, S3_PREFIX: '.site/v1..2' }, folder).s3?.prefix).toBe('.site/v1..2/');
  });

  it('does not repeat a refused value: it may be a secret in the wrong place', () => {
    expect(() => loadConfig({ DATABASE_URL: 'hunter2' }, folder)).toThrow(/^((?!hunter2).)*$/);
  });

  it.each([
    ['false', false],
    ['0', false],
    ['loopback, 10.0.0.0/8, ::1', ['loopback', '10.0.0.0/8', '::1']],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    const settings = { ACCESS_TOKEN_SECRET: secret, TRUST_PROXY: value };
    expect(loadConfig(settings, folder).http.trustProxy).toEqual(expected);
  });

  it('takes an empty value for an absent one', () => {
    expect(loadConfig({ ACCESS_TOKEN_SECRET: secret, PORT: ' ', DATABASE_URL: '' }, folder)).toMatchObject({
      http: { port: 4000 },
      database: { url: null },
    });
  });

  it('has every setting in .env.example, and no other', () => {
    const example = readFileSync(path.join(__dirname, '..', '..', '..', '.env.example'), 'utf8');
    const documented = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
    expect(documented.sort()).toEqual(knownSettings());
  });
});
