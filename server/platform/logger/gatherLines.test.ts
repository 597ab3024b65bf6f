import { gatherLines } from './gatherLines';

/** An output, with the listener for the end of the process, which has to end without it. */
function remember() {
  const written: string[] = [];
  const last: string[] = [];
  const before = new Set(process.rawListeners('exit'));
  const lines = gatherLines({
    write: (text) => written.push(text),
    writeLast: (text) => last.push(text),
  });
  const [atExit] = process.rawListeners('exit').filter((listener) => !before.has(listener));
  if (!atExit) throw new Error('It does not listen for the end of the process.');
  return { lines, written, last, atExit: () => void atExit.call(process, 0) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('hands lines on together, in their order, within a tenth of a second', () => {
  const { lines, written } = remember();
  lines.write('one\n');
  lines.write('two\n');
  jest.advanceTimersByTime(99);
  expect(written).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(written).toEqual(['one\ntwo\n']);
  lines.write('three\n');
  jest.advanceTimersByTime(100);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('hands many lines on at once', () => {
  const { lines, written } = remember();
  const line = `${'x'.repeat(999)}\n`;
  for (let count = 0; count < 40; count += 1) lines.write(line);
  expect(written.map((text) => text.length)).toEqual([16_000, 16_000]);
  jest.advanceTimersByTime(100);
  expect(written.join('')).toHaveLength(40_000);
});

test('loses nothing at the end of the process', () => {
  const { lines, last, atExit } = remember();
  lines.write('last words\n');
  atExit();
  expect(last).toEqual(['last words\n']);
});
