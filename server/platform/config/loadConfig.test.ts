import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import type { Config } from './Config';
import { knownSettings, loadConfig } from './loadConfig';

const secret = 'a secret that is long enough to be used';
const folder = makeTestFolder('config');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('loadConfig', () => {
  it('needs no settings outside production', () => {
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

  it('creates the secret once, in a file that only its owner can read', () => {
    const first = loadConfig({}, folder).accessToken.secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({}, folder).accessToken.secret).toBe(first);
    expect(statSync(path.join(folder, '.data', 'access-token.secret')).mode & 0o777).toBe(0o600);
  });

  it('reads a CDN and how it is purged', () => {
    const settings = { CDN_MAX_AGE_SECONDS: '600', CDN_PURGE_URL: 'https://cdn.example/purge' };
    expect(loadConfig({}, folder).cdn).toBeNull();
    expect(loadConfig({ ...settings, CDN_PURGE_HEADERS: '{"Fastly-Key": "key"}' }, folder).cdn).toEqual({
      maxAgeSeconds: 600,
      purgeUrl: 'https://cdn.example/purge',
      purgeHeaders: { 'Fastly-Key': 'key' },
    });
  });

  it.each([{ CDN_MAX_AGE_SECONDS: '600' }, { CDN_PURGE_URL: 'https://cdn.example/purge' }])(
    'refuses half a CDN: %j',
    (settings) => {
      expect(() => loadConfig(settings, folder)).toThrow('CDN_MAX_AGE_SECONDS and CDN_PURGE_URL belong together');
    },
  );

  it('reports all required production settings at once', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' }, folder)).toThrow(
      /DATABASE_URL is required.*PUBLIC_URL is required.*ACCESS_TOKEN_SECRET is required.*IDENTITY_SECRET is required.*sets it to its present ACCESS_TOKEN_SECRET/,
    );
  });

  it('refuses demo data in production', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db.example/offers',
      PUBLIC_URL: 'https://offers.example/',
      ACCESS_TOKEN_SECRET: secret,
      IDENTITY_SECRET: `identity ${secret}`,
    };
    expect(loadConfig(production, folder)).toMatchObject({
      demo: false,
      http: { publicUrl: 'https://offers.example' },
      // an API for other parties
      graphql: { introspection: true, explorer: true },
      log: { level: 'info' },
    });
    expect(() => loadConfig({ ...production, DEMO_DATA: 'true' }, folder)).toThrow(/DEMO_DATA must be false/);
  });

  it.each([
    ['NODE_ENV', 'staging', 'one of production, development, test'],
    ['PROCESSES', '0', 'auto, or a whole number from 1 to 64'],
    ['PROCESSES', '65', 'auto, or a whole number from 1 to 64'],
    ['ROLE', 'mail', 'one of all, web, jobs'],
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '80.5', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['PUBLIC_URL', 'offers.example', 'a web address'],
    ['PUBLIC_URL', 'ftp://offers.example', 'a web address'],
    ['PUBLIC_URL', 'https://offers.example/?a=1', 'a web address'],
    ['DATABASE_URL', 'mysql://localhost/x', 'an address such as postgres://'],
    ['DATABASE_URL', 'postgres://offers:100%sure@localhost/x', 'an address such as postgres://'],
    ['ACCESS_TOKEN_SECRET', 'short', 'at least 32 random characters'],
    ['ACCESS_TOKEN_SECRET_PREVIOUS', 'short', 'the secrets that ACCESS_TOKEN_SECRET has replaced'],
    ['IDENTITY_SECRET', 'short', 'at least 32 random characters'],
    ['BACKUP_KEY', '$(openssl rand -base64 32 | tr -d /+)', 'at least 32 random characters'],
    ['IDENTITY_SECRET_PREVIOUS', `${secret},short`, 'the secrets that IDENTITY_SECRET has replaced'],
    ['CDN_PURGE_URL', 'cdn.example', 'a web address'],
    ['CDN_PURGE_HEADERS', 'Bearer 12', 'an object of JSON with texts'],
    ['CDN_PURGE_HEADERS', '["Bearer 12"]', 'an object of JSON with texts'],
    ['CDN_PURGE_HEADERS', '{"Fastly-Key": 12}', 'an object of JSON with texts'],
    ['CDN_PURGE_HEADERS', '{"Fastly-Key": "a\\r\\nHost: b"}', 'an object of JSON with texts'],
    ['BREACHED_PASSWORDS_URL', 'http://breaches.example/', 'an https address'],
    ['BREACHED_PASSWORDS_URL', 'https://breaches.example', 'an https address'],
    ['BACKUP_AT', '2:17', 'a time of day such as 02:17'],
    ['BACKUP_AT', '24:00', 'a time of day such as 02:17'],
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

  it('takes as many processes as the machine runs at once for auto', () => {
    const settings = { ACCESS_TOKEN_SECRET: secret, PROCESSES: 'auto' };
    expect(loadConfig(settings, folder).processes).toBe(Math.min(availableParallelism(), 64));
  });

  it('sends bounces to MAIL_BOUNCES_TO', () => {
    const settings = { ACCESS_TOKEN_SECRET: secret, MAIL_FROM: 'Local Offers <hello@offers.example>' };
    expect(loadConfig(settings, folder).mail.bouncesTo).toBeNull();
    const named = loadConfig({ ...settings, MAIL_BOUNCES_TO: 'bounces@offers.example' }, folder);
    expect(named.mail).toMatchObject({ from: settings.MAIL_FROM, bouncesTo: 'bounces@offers.example' });
  });

  it('stores files in the bucket if one is set', () => {
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

  it('backs up to one place, and each day only if there is one', () => {
    const settings = { ACCESS_TOKEN_SECRET: secret, BACKUP_AT: '02:17' };
    expect(() => loadConfig(settings, folder)).toThrow(/BACKUP_AT needs a place/);
    const bucket = { ...settings, BACKUP_S3_BUCKET: 'backups' };
    expect(loadConfig(bucket, folder)).toMatchObject({ s3: null, backup: { s3: { bucket: 'backups' }, at: '02:17' } });
    expect(() => loadConfig({ ...bucket, BACKUP_DIR: 'backups' }, folder)).toThrow(/are two places/);
  });

  it('reads a list of bad hosts, as it is written or as a hosts file', () => {
    const file = path.join(folder, 'bad-hosts.txt');
    writeFileSync(file, '# kept by hand\nBad.example\n0.0.0.0 worse.example # since 2026\n\nnot a host!\n');
    const settings = { ACCESS_TOKEN_SECRET: secret, BAD_HOSTS_FILE: file };
    expect([...loadConfig(settings, folder).outward.badHosts]).toEqual(['bad.example', 'worse.example']);
    const missing = { ...settings, BAD_HOSTS_FILE: path.join(folder, 'nowhere.txt') };
    expect(() => loadConfig(missing, folder)).toThrow(/BAD_HOSTS_FILE must be the path of a readable text file/);
  });

  it('reads the suburbs of a list, the most populous first, and leaves out rows without a place', () => {
    const file = path.join(folder, 'localities.csv');
    const rows = [
      'Fitzroy,SA,5082,-34.904,138.592,722',
      'Fitzroy,VIC,3065,-37.799,144.978,10445',
      'Noosa,QLD,,-26.4,153,56298',
    ];
    const others = ['Nowhere,NT,0800,,,5', 'Beyond,WA,6000,-91,10,5', ',QLD,4000,-27,153,5'];
    writeFileSync(file, ['locality,state,postcode,lat,lon,population_2016', ...rows, ...others].join('\n'));
    const settings = { ACCESS_TOKEN_SECRET: secret, LOCALITIES_FILE: file };
    expect(loadConfig(settings, folder).localities).toEqual([
      { name: 'Noosa', state: 'QLD', postcode: null, latitude: -26.4, longitude: 153 },
      { name: 'Fitzroy', state: 'VIC', postcode: '3065', latitude: -37.799, longitude: 144.978 },
      { name: 'Fitzroy', state: 'SA', postcode: '5082', latitude: -34.904, longitude: 138.592 },
    ]);
    writeFileSync(file, 'name;place\nFitzroy;3065\n');
    expect(() => loadConfig(settings, folder)).toThrow(/LOCALITIES_FILE must be the path of a readable CSV file/);
    expect(loadConfig({ ACCESS_TOKEN_SECRET: secret }, folder).localities).toEqual([]);
  });

  it('does not print a refused value, which may be a secret', () => {
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

  // docs/rules/accounts-and-permissions.md#guessing
  it.each([
    ['https, which something else has to speak', { PUBLIC_URL: 'https://offers.example' }, true],
    ['a name that nobody reaches at this address', { PUBLIC_URL: 'http://offers.example', HOST: '127.0.0.1' }, true],
    ['a named proxy', { PUBLIC_URL: 'https://offers.example', TRUST_PROXY: '10.0.0.0/8' }, false],
    ['a site that others reach directly', { PUBLIC_URL: 'http://offers.example', HOST: '0.0.0.0' }, false],
    ['a site on this machine', { PUBLIC_URL: 'http://localhost:4000' }, false],
    ['a process without visitors', { PUBLIC_URL: 'https://offers.example', ROLE: 'jobs' }, false],
  ])('warns of a proxy that is not named: %s', (_what, settings, isWarned) => {
    const { warnings } = loadConfig({ ACCESS_TOKEN_SECRET: secret, ...settings }, folder);
    const warned = expect.stringContaining('Set TRUST_PROXY to the address of the proxy.') as string;
    expect(warnings).toEqual(isWarned ? [warned] : []);
  });

  it('treats an empty value as absent', () => {
    expect(loadConfig({ ACCESS_TOKEN_SECRET: secret, PORT: ' ', DATABASE_URL: '' }, folder)).toMatchObject({
      http: { port: 4000 },
      database: { url: null },
    });
  });

  it.each([
    ['KEPT_ANSWERS_MB', 'RESPONSE_CACHE_MB', (config: Config) => config.responseCache.megabytes],
    ['ANSWER_TIME_SECONDS', 'REQUEST_TIMEOUT_SECONDS', (config: Config) => config.http.requestTimeoutMs / 1000],
    [
      'PAGE_TIME_SECONDS',
      'PAGE_RENDER_TIMEOUT_SECONDS',
      (config: Config) => config.pageRendering.renderTimeoutMs / 1000,
    ],
  ])('still reads %s with a warning; %s has precedence', (oldName, newName, read) => {
    const old = loadConfig({ ACCESS_TOKEN_SECRET: secret, [oldName]: '7' }, folder);
    expect(read(old)).toBe(7);
    expect(old.warnings).toEqual([
      `${oldName} is now called ${newName}. The old name will not be read by the next version.`,
    ]);
    const both = loadConfig({ ACCESS_TOKEN_SECRET: secret, [oldName]: '7', [newName]: '8' }, folder);
    expect(read(both)).toBe(8);
    expect(both.warnings).toEqual([]);
  });

  it('documents exactly the settings that exist in .env.example', () => {
    const example = readFileSync(path.join(__dirname, '..', '..', '..', '.env.example'), 'utf8');
    const documented = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
    expect(documented.sort()).toEqual(knownSettings());
  });
});
