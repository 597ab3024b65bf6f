import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { followOutput } from './lastOutput';

async function outputOf(text: string): Promise<string> {
  const stream = Readable.from([Buffer.from(text)]);
  const read = followOutput([stream, null]);
  await finished(stream);
  return read();
}

it('keeps what Node.js and V8 say, and no text of the map', async () => {
  const text = [
    "TypeError: Cannot read properties of undefined (reading 'Jo Citizen, 0400 000 000')",
    '    at drawMap (/app/dist/drawMap.js:10:4)',
    'Jo Citizen, 12 Mitchell Street',
    '<--- Last few GCs --->',
    '[12:0x1] 812 ms: Mark-Compact 29.1 (31.0) -> 28.9 (31.2) MB',
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
  ].join('\n');
  const output = await outputOf(text);
  expect(output.split('\n')).toEqual([
    'TypeError',
    '    at drawMap (/app/dist/drawMap.js:10:4)',
    '<--- Last few GCs --->',
    '[12:0x1] 812 ms: Mark-Compact 29.1 (31.0) -> 28.9 (31.2) MB',
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
  ]);
});

it('is bounded', async () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `    at step${at} (/app/dist/drawMap.js:10:4)`);
  const output = await outputOf(lines.join('\n'));
  expect(output.split('\n')).toEqual(lines.slice(-20));
});
