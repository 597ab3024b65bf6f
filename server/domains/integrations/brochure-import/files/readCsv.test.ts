import { Readable } from 'node:stream';
import { readCsv, type CsvRow } from './readCsv';

async function rowsOf(...chunks: (string | Buffer)[]): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(Readable.from(chunks))) rows.push(row);
  return rows;
}

describe('readCsv', () => {
  it('reads quoted fields over several lines, a byte order mark and CRLF', async () => {
    expect(await rowsOf('\uFEFFName,City\r\n"Bread, ""fresh""\nand warm",Perth\r\nFish,Hobart\r\n')).toEqual([
      { line: 3, record: { name: 'Bread, "fresh"\nand warm', city: 'Perth' } },
      { line: 4, record: { name: 'Fish', city: 'Hobart' } },
    ]);
  });

  it('yields broken records with their line and reads on', async () => {
    const rows = await rowsOf('name,city\nA,B,C\nFish,Hobart\nx"y,z\nLast,Perth\n');
    expect(rows.filter(({ record }) => record !== null).map(({ record }) => record?.name)).toEqual(['Fish', 'Last']);
    const problems = rows.filter(({ record }) => record === null);
    expect(problems.map(({ line }) => line)).toEqual([2, 4]);
    expect(problems[0]?.problem).toBe('This row has another number of fields than the header.');
    expect(problems[1]?.problem).toMatch(/^A quotation mark stands/);
  });

  it('reads an empty file as no rows', async () => {
    expect(await rowsOf('')).toEqual([]);
    expect(await rowsOf('name,city\n')).toEqual([]);
  });

  it('refuses a file without line ends before it fills memory', async () => {
    const endless = Array.from({ length: 40 }, () => 'x'.repeat(10_000));
    expect(await rowsOf('name,city\n', ...endless)).toEqual([
      { line: 2, record: null, problem: 'This row is longer than 100000 characters.' },
    ]);
  });

  it('reports an unclosed quotation mark', async () => {
    expect(await rowsOf('name,city\nA,"B\nC,D\n')).toEqual([
      { line: 3, record: null, problem: 'A quotation mark that is opened here or above is never closed.' },
    ]);
  });
});
