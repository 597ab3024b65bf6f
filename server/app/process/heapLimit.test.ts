import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const source = pathToFileURL(path.resolve(__dirname, '../../../scripts/support/heapLimit.mjs')).href;
const gigabyte = 1024 ** 3;

function evaluate(expression: string): unknown {
  const program = `import * as heap from ${JSON.stringify(source)}; console.log(JSON.stringify(${expression}))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('fits the heap to the memory of the container, or else of the machine', () => {
  const cases = [
    [gigabyte, 0],
    [32 * gigabyte, gigabyte],
    // no limit: some systems report more than there is
    [2 * gigabyte, 2 ** 63],
    [64 * gigabyte, 0],
    [gigabyte / 4, 0],
  ];
  expect(
    evaluate(`${JSON.stringify(cases)}.map(([total, limit]) => heap.heapLimitMb(heap.memoryMb(total, limit)))`),
  ).toEqual([358, 358, 716, 1024, 192]);
});

it('leaves the limit to who has set it', () => {
  expect(evaluate(`heap.heapOptions({ NODE_OPTIONS: '--max-old-space-size=2048' })`)).toEqual([]);
  expect(evaluate(`heap.heapOptions({})`)).toEqual([
    expect.stringMatching(/^--max-old-space-size=\d+$/),
    expect.stringMatching(/^--max-semi-space-size=(8|16)$/),
  ]);
});

it('gives young objects and arenas of the C library less on a small machine', () => {
  expect(evaluate('[1024, 2048].map(heap.youngMb)')).toEqual([8, 16]);
  expect(
    evaluate('[{}, { MALLOC_ARENA_MAX: "4" }].map((of) => heap.allocatorEnvironment(of).MALLOC_ARENA_MAX)'),
  ).toEqual(['2', '4']);
});
