import { gzipSync } from 'node:zlib';
import type { CsvRow } from './readCsv';
import { readImportFile } from './readImportFile';

async function rowsOf(content: Buffer): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of await readImportFile(content)) rows.push(row);
  return rows;
}

const csv = 'Name,City\nTide,Perth\n';

it('reads a compressed file as the file itself', async () => {
  const rows = await rowsOf(gzipSync(csv));
  expect(rows).toEqual([{ line: 2, record: { name: 'Tide', city: 'Perth' } }]);
  expect(await rowsOf(Buffer.from(csv))).toEqual(rows);
});

it('unpacks no more than is read', async () => {
  // 20 MB of rows in 20 kB
  const bomb = gzipSync(Buffer.concat([Buffer.from('name\n'), Buffer.alloc(20 * 1024 * 1024, 'Tide shop\n')]));
  const rows = await readImportFile(bomb);
  let read = 0;
  for await (const { record } of rows) {
    expect(record).toEqual({ name: 'Tide shop' });
    read += 1;
    if (read === 10) break;
  }
  expect(read).toBe(10);
});

it.each([
  ['cut off', gzipSync(csv).subarray(0, 20), /broken/],
  ['no text', gzipSync('name\na\0b\n'), /not text/],
])('refuses a compressed file that is %s', async (_what, content, message) => {
  await expect(rowsOf(content)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: expect.stringMatching(message) as string,
  });
});
