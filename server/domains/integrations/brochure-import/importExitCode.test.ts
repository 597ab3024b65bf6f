import { importExitCode } from './importExitCode';

it.each([
  ['nothing in the file', 0, 0, 0],
  ['every row imported', 3, 0, 0],
  ['some rows refused', 3, 2, 0],
  ['every row refused', 3, 3, 2],
])('%s', (_what, rows, refused, code) => {
  expect(
    importExitCode({ rows, refused: Array.from({ length: refused }, (_, at) => ({ line: at, errors: [] })) }),
  ).toBe(code);
});
