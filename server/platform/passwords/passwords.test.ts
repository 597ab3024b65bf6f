import { argon2Sync, createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { askBreachService } from './breached/askBreachService';
import { isBreachedPassword } from './breached/isBreachedPassword';
import { hashPassword } from './hashPassword';
import { passwordProblem } from './passwordProblem';
import { verifyPassword } from './verifyPassword';
import { brand } from '../../shared/brand/brand';

describe('hashes of passwords', () => {
  it('are Argon2id with their own salt', async () => {
    const [one, two] = await Promise.all([
      hashPassword('correct horse battery'),
      hashPassword('correct horse battery'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it('match their password and no other', async () => {
    const hash = await hashPassword('correct horse battery');
    await expect(verifyPassword('correct horse battery', hash)).resolves.toBe(true);
    await expect(verifyPassword('correct horse batterY', hash)).resolves.toBe(false);
    await expect(verifyPassword('', hash)).resolves.toBe(false);
  });

  it('are verified with their own parameters', async () => {
    const nonce = Buffer.from('somesaltsomesalt');
    const parameters = { memory: 1024, passes: 1, parallelism: 1 };
    const hash = argon2Sync('argon2id', { message: 'an older one', nonce, tagLength: 32, ...parameters });
    const [salt, encoded] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
    await expect(verifyPassword('an older one', `$argon2id$v=19$m=1024,t=1,p=1$${salt}$${encoded}`)).resolves.toBe(
      true,
    );
  });

  it('ignore how an accented letter was typed', async () => {
    await expect(
      verifyPassword('cafe\u0301 on the corner', await hashPassword('caf\u00e9 on the corner')),
    ).resolves.toBe(true);
  });

  it('are refused if they are no hash', async () => {
    await expect(verifyPassword('any', 'plain text')).rejects.toThrow('no Argon2id hash');
  });
});

describe('passwordProblem', () => {
  it.each([
    'correct horse battery',
    'seagull ferry lamington',
    '🦘🐨🦜🐊🦈🐬🐢🐧🦆🐝🐞🦋',
    'x7#Kq9!mWz2$',
    'my password is a pelican',
  ])('accepts %s', (password) => {
    expect(passwordProblem(password, ['pat.smith@cafe.example', 'Pat Smith'])).toBeUndefined();
  });

  it.each(['', 'short', 'elevenchars', '🦘🐨🦜🐊🦈🐬🐢🐧🦆🐝🐞'])('requires more than %j', (password) => {
    expect(passwordProblem(password)).toContain('at least 12 characters');
  });

  it.each([
    'password1234',
    'Passw0rd2026!',
    '123456789012',
    'aaaaaaaaaaaa',
    'abababababab',
    'qwertyuiop12',
    'Administrator1',
    `${brand.name.replaceAll(' ', '')}2026`,
    'pat.smith2026',
    'patsmithcafe',
  ])('refuses %s as too easy', (password) => {
    expect(passwordProblem(password, ['pat.smith@cafe.example', 'patsmith'])).toContain('too easy');
  });

  it('has an upper limit', () => {
    expect(passwordProblem('correct horse '.repeat(30))).toContain('at most 256');
  });
});

describe('breached passwords', () => {
  it.each(['sojdlg123aljg', 'Sojdlg123aljg', 'polniypizdec0211', 'mailcreated5240'])('%s is refused', (password) => {
    expect(isBreachedPassword(password)).toBe(true);
    expect(passwordProblem(password)).toMatch(/break-ins|easy to guess/);
  });

  it('leave all others alone', () => {
    const others = Array.from({ length: 2000 }, (_, i) => `lamington pelican tram ${i}`);
    expect(others.filter(isBreachedPassword)).toEqual([]);
  });

  describe('of a service', () => {
    const right = createHash('sha1').update('lamington pelican tram').digest('hex').toUpperCase();
    const warnings: unknown[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
    const ask = async (answer: (path: string) => { status: number; body: string }) => {
      const asked: string[] = [];
      const service = createServer((request, response) => {
        asked.push(request.url ?? '');
        const { status, body } = answer(request.url ?? '');
        response.writeHead(status).end(body);
      });
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range/`;
      try {
        return { isBreached: await askBreachService({ url, logger }, 'lamington pelican tram'), asked };
      } finally {
        service.close();
      }
    };

    it('are refused, and the service gets five digits only', async () => {
      const lines = `0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${right.slice(5)}:37\r\n`;
      const { isBreached, asked } = await ask(() => ({ status: 200, body: lines }));
      expect(isBreached).toBe(true);
      expect(asked).toEqual([`/range/${right.slice(0, 5)}`]);
    });

    it.each([
      ['another hash', 200, '0018A45C4D1DEF81644B54AB7F969B88D65:1'],
      ['padding', 200, `${right.slice(5)}:0`],
      ['an error', 503, `${right.slice(5)}:37`],
    ])('are not known by %s', async (_what, status, body) => {
      expect((await ask(() => ({ status, body }))).isBreached).toBe(false);
    });

    it('are not known without a service, and a failure is in the log without the password', async () => {
      warnings.length = 0;
      expect(await askBreachService({ url: null, logger }, 'x')).toBe(false);
      expect(warnings).toEqual([]);
      expect(await askBreachService({ url: 'http://127.0.0.1:9/', logger }, 'lamington pelican tram')).toBe(false);
      expect(warnings).toHaveLength(1);
      expect(String(warnings[0])).not.toMatch(new RegExp(`lamington|${right.slice(0, 8)}`));
    });
  });
});
