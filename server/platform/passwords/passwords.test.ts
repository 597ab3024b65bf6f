import { argon2Sync } from 'node:crypto';
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
