import { safeReturnPath } from './safeReturnPath';

describe('safeReturnPath', () => {
  it.each(['/admin', '/admin/brochures?page=2&sort=-TITLE', '/details/7#offer', '/'])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'admin',
    'https://evil.example/admin',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '/\n/evil.example',
  ])('refuses %j', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
});
