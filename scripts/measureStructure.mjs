// `npm run measure:structure [-- fieldName …]`: the shape of the source tree in figures, to compare before and after a
// change of structure. Counts committed TypeScript of server and client; prints one figure per line.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import ts from 'typescript';
import { countRepeatedLines } from './support/countRepeatedLines.mjs';
import { inRoot } from './support/root.mjs';

const isTest = (file) => /\.(test|faults)\.tsx?$|^(server|client)\/test\/|\/hostile-inputs\/|^e2e\//.test(file);
const listFiles = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: inRoot('.'), encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const read = (file) => readFileSync(inRoot(...file.split('/')), 'utf8');
const countLines = (text) => text.split('\n').length - 1;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

// `glob`: otherwise ** needs a folder, and main.ts is missing
const all = listFiles(
  ...['server/**/*.ts', 'client/**/*.ts', 'client/**/*.tsx', 'e2e/**/*.ts'].map((glob) => `:(glob)${glob}`),
).filter((file) => existsSync(inRoot(...file.split('/'))));
const texts = new Map(all.map((file) => [file, read(file)]));
const sources = all.filter((file) => !isTest(file) && !file.startsWith('server/migrations/'));
const sizes = sources.map((file) => countLines(texts.get(file))).toSorted((a, b) => a - b);
const largest = sources.toSorted((a, b) => countLines(texts.get(b)) - countLines(texts.get(a))).slice(0, 5);

/** Counts the importers of each source file, except tests. */
function countImporters() {
  const importers = new Map(sources.map((file) => [file, new Set()]));
  for (const file of sources) {
    for (const { fileName } of ts.preProcessFile(texts.get(file), true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const path = normalize(join(dirname(file), fileName)).replace(/\.js$/, '');
      for (const found of [`${path}.ts`, `${path}.tsx`]) importers.get(found)?.add(file);
    }
  }
  return [...importers.values()].filter(({ size }) => size === 1).length;
}

function countImportLines(text) {
  const tree = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest);
  const lineOf = (position) => tree.getLineAndCharacterOfPosition(position).line;
  return sum(
    tree.statements
      .filter((statement) => ts.isImportDeclaration(statement))
      .map((statement) => lineOf(statement.end) - lineOf(statement.getStart(tree)) + 1),
  );
}

/** Migrations may fill their folder: they are one list in the order of time, which nobody reads as a whole. */
function listFullFolders() {
  const perFolder = new Map();
  const sorted = all.filter((file) => !file.startsWith('server/migrations/'));
  for (const file of sorted) perFolder.set(dirname(file), (perFolder.get(dirname(file)) ?? 0) + 1);
  const full = [...perFolder].filter(([, count]) => count > 25).toSorted(([, a], [, b]) => b - a);
  return full.map(([folder, count]) => `${folder} ${count}`);
}

/** Lines of test per line of source. */
function measureTests(folder) {
  const lines = (isWanted) =>
    sum(all.filter((file) => file.startsWith(folder) && isWanted(file)).map((file) => countLines(texts.get(file))));
  return (lines((file) => isTest(file)) / lines((file) => !isTest(file))).toFixed(2);
}

function measureSubjects() {
  const subjects = execFileSync('git', ['log', '--format=%s', '-200'], { cwd: inRoot('.'), encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const isConventional = (subject) => /^[a-z]+(\([\w-]+\))?!?: \S/.test(subject) && subject.length <= 72;
  return `${subjects.filter(isConventional).length} of ${subjects.length}`;
}

function countFilesWith(word) {
  const pattern = new RegExp(`\\b${word}\\b`);
  const anywhere = listFiles('server', 'client', 'schema', 'docs', 'e2e', 'scripts').filter((file) =>
    /\.(tsx?|graphql|json|md|mjs)$/.test(file),
  );
  return anywhere.filter((file) => !isTest(file) && pattern.test(read(file))).length;
}

const lines = sum(sizes);
const figures = {
  'source files': sources.length,
  'source lines': lines,
  'median lines': sizes[Math.floor(sizes.length / 2)],
  'largest files': largest.map((file) => `${file} ${countLines(texts.get(file))}`).join(', '),
  'files over 250 lines': sizes.filter((size) => size > 250).length,
  'files with one importer': percent(countImporters(), sources.length),
  'lines that import': percent(sum(sources.map((file) => countImportLines(texts.get(file)))), lines),
  'lines that repeat 60 tokens': percent(countRepeatedLines(sources.map((file) => texts.get(file))), lines),
  'folders over 25 files': listFullFolders().join(', ') || 'none',
  'test lines per line': ['server/', 'client/features/', 'client/ui/', 'client/screens/', 'client/']
    .map((folder) => `${folder} ${measureTests(folder)}`)
    .join(', '),
  'commit subjects in form (last 200)': measureSubjects(),
};
for (const word of process.argv.slice(2)) figures[`files that name ${word}`] = countFilesWith(word);
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(36)}${value}`);
