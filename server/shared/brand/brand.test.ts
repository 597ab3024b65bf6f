import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from './brand';

const root = path.resolve(__dirname, '../../..');
const folders = ['server', 'client', 'scripts', 'e2e', 'docker'];
/** the brand itself, what is made from it, tests, and the invented town */
const excluded =
  /^(?:server\/shared\/brand|client\/generated|server\/seeds|server\/test|client\/test)\/|\.(?:test|faults)\.tsx?$/;
const isText = /\.(?:ts|tsx|mjs|cjs|js|css|html|svg|json|yml|graphql)$|Dockerfile$/;

const files = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).map((entry) => ({
      isFile: entry.isFile(),
      name: path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    })),
  )
  .filter(({ isFile, name }) => isFile && isText.test(name) && !excluded.test(name))
  .map(({ name }) => name);

/** Paper and ink of PDFs and QR codes are white and black under any brand. */
const neutral = ['#ffffff', '#000000', '0 0 0'];
const colours = [brand.light, brand.dark, brand.lightMap, brand.darkMap]
  .flatMap((palette) => Object.values<string>({ ...palette }))
  .filter((colour) => !neutral.includes(colour));

/** `#00706a` as CSS and drawings write it: in hexadecimal, or in decimals as in `rgb(0 112 106 / 30%)`. */
function patternOf(colour: string): string {
  const parts = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/\d+/g) ?? []).slice(0, 3);
  const decimals = `\\b${parts.join('[ ,]+')}\\b`;
  return colour.startsWith('#') ? `${colour}|${decimals}` : decimals;
}

const anyColour = new RegExp(colours.map(patternOf).join('|'), 'gi');

function copiesIn(text: string): string[] {
  const names = text.includes(brand.name) ? [brand.name] : [];
  return [...names, ...new Set(text.match(anyColour))];
}

it('finds the name, and colours in any notation', () => {
  const { primary, scrim } = brand.light;
  const decimals = [1, 3, 5].map((at) => Number.parseInt(primary.slice(at, at + 2), 16));
  const copies = [brand.name, primary.toUpperCase(), scrim, `rgb(${decimals.join(' ')} / 30%)`, decimals.join(', ')];
  for (const copy of copies) expect(copiesIn(`before ${copy} after`)).toHaveLength(1);
  expect(copiesIn(`#ffffff #000 rgb(0 0 0 / 40%) ${brand.name.toLowerCase()} in Noosa`)).toEqual([]);
});

it('only the brand has the name of the site and its colours', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((name) =>
    copiesIn(readFileSync(path.join(root, name), 'utf8')).map((copy) => `${name}: ${copy}`),
  );
  expect(found).toEqual([]);
});

it('the pages declare the typeface of the brand', () => {
  const style = readFileSync(path.join(root, 'client/app/theme/base.css'), 'utf8');
  expect(style).toContain(`font-family: '${brand.typeface} Variable'`);
  expect(style).toContain(`font-family: '${brand.typeface} Fallback'`);
});

it('fits where it is printed', () => {
  expect(brand.name).toMatch(/^[^<>@":;()\r\n]+$/);
  expect(brand.shortName.length).toBeLessThanOrEqual(12);
});
