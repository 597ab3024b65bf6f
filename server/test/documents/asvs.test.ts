import { readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync(path.resolve(__dirname, '../../../docs/security/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| ([a-z ]+?) +\| (.+?) +\|$/gm)].map(
  ([, number, , state, proof]) => ({ number, state, proof }),
);

it('counts the requirements by their state', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const counts = ['held', 'part', 'gap', 'operator', 'not here'].map((state) => `${count(state)} ${state}`);
  expect(text).toContain(`${counts.join(', ')}.`);
  expect(rows).toHaveLength(new Set(rows.map(({ number }) => number)).size);
});

it('explains each gap', () => {
  const open = rows.filter(({ state }) => state === 'gap' || state === 'part');
  expect(open.filter(({ proof = '' }) => proof.length < 10)).toEqual([]);
});
