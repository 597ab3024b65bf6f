import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, pathsIn } from './namedFiles';

// documentLinks.test.ts checks that every link leads somewhere
const folder = path.resolve(__dirname, '../../../docs/security');
const rowsOf = (name: string): string[][] =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| -/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('the threat model', () => {
  const threats = rowsOf('threat-model.md').filter(([first, , , last]) => first !== 'Threat' && last !== undefined);

  it.each(threats)('%s: has a test, or says that it is a gap', (_threat, kind, held = '', test = '') => {
    expect(['spoofing', 'tampering', 'repudiation', 'information', 'denial', 'elevation']).toContain(kind);
    if (test === '–') {
      expect(held).toContain('**gap**');
      return;
    }
    const tests = pathsIn(test);
    // nothing else is in the cell
    expect(test).toBe(tests.map((name) => `\`${name}\``).join(', '));
    expect(tests.filter((name) => !/\.test\.tsx?$/.test(name) || !isFile(name))).toEqual([]);
  });

  it('names threats', () => {
    expect(threats.length).toBeGreaterThan(90);
  });
});

describe('the table of ASVS', () => {
  const rows = rowsOf('asvs.md').filter(([first]) => first !== 'Requirement');

  it('has each requirement up to level 2 once', () => {
    expect(rows).toHaveLength(253);
    expect(new Set(rows.map(([number]) => number)).size).toBe(253);
  });

  it.each(rows)('%s %s: %s has a proof or a reason', (number, _about, state = '', proof = '') => {
    expect(number).toMatch(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/);
    expect(['held', 'part', 'gap', 'operator', 'not here']).toContain(state);
    if (state === 'part' || state === 'held') expect(proof).not.toBe('–');
    expect(pathsIn(proof).filter((name) => !isFile(name))).toEqual([]);
  });

  it('counts its states', () => {
    const written = readFileSync(path.join(folder, 'asvs.md'), 'utf8');
    for (const state of ['held', 'part', 'gap', 'operator', 'not here']) {
      expect(written).toContain(`${rows.filter((row) => row[2] === state).length} ${state}`);
    }
  });
});
