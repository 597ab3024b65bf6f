import { findProgram } from './findProgram';

const absent = { files: ['/nowhere/haproxy', '/nothing/haproxy'], debianPackage: 'haproxy' };
const ci = process.env.CI;

afterEach(() => {
  if (ci === undefined) delete process.env.CI;
  else process.env.CI = ci;
  jest.restoreAllMocks();
});

it('finds the first file that exists', () => {
  expect(findProgram({ ...absent, files: ['/nowhere/haproxy', process.execPath] })).toBe(process.execPath);
});

it('fails in CI and names what to install', () => {
  process.env.CI = 'true';
  expect(() => findProgram(absent)).toThrow(
    '/nowhere/haproxy or /nothing/haproxy is absent: install the package ("apt-get install haproxy").',
  );
});

it('elsewhere names what to install, and continues', () => {
  delete process.env.CI;
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(findProgram(absent)).toBeNull();
  expect(write).toHaveBeenCalledWith(expect.stringContaining('apt-get install haproxy'));
});
