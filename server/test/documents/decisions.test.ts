import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../../docs/decisions');
const files = readdirSync(folder).filter((name) => /^\d{4}-[\w-]+\.md$/.test(name));
const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

it('lists every decision of the folder under its own title, in order', () => {
  const list = text('README.md');
  expect(list).toMatch(/^# Decisions\n/);
  const rows = [...list.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\| (\w+)/gm)];
  expect(rows.map(([, number, file, title, status]) => ({ number, file, title, status }))).toEqual(
    files.map((file) => {
      const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text(file)) ?? [];
      return { number, file, title, status: /^Status: (\w+)/m.exec(text(file))?.[1] };
    }),
  );
});

it('numbers decisions without a gap', () => {
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

it.each(files)('%s has its number, status, date and the four parts', (file) => {
  const written = text(file);
  expect(written.startsWith(`# ${file.slice(0, 4)} `)).toBe(true);
  expect(written).toMatch(/^Status: (accepted|superseded), \d{1,2} [A-Z][a-z]+ \d{4}/m);
  const headings = [...written.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Decision', 'Alternatives considered', 'Consequences']);
});

it('names successors in both directions', () => {
  // from a status line to the decisions that supersede, amend or are amended
  const named = files.map((file) => {
    const status = /^Status:[^#]*/m.exec(text(file))?.[0] ?? '';
    return [file, [...status.matchAll(/\]\(([^)]+)\)/g)].map(([, other = '']) => other)] as const;
  });
  const pairs = named.flatMap(([file, others]) => others.map((other) => `${file} and ${other}`));
  expect(pairs.toSorted()).toEqual(
    named.flatMap(([file, others]) => others.map((other) => `${other} and ${file}`)).toSorted(),
  );
  const superseded = files.filter((file) => /^Status: superseded/m.test(text(file)));
  expect(superseded.filter((file) => named.some(([name, others]) => name === file && others.length === 0))).toEqual([]);
});
