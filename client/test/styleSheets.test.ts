import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve(__dirname, '..');
const components = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => path.join(client, file));
const sheets = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/** Classes that a component takes of a style sheet, and the sheet lacks. */
function missingClasses(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(sheets)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(path.resolve(path.dirname(file), sheet), 'utf8');
    const used = [...source.matchAll(new RegExp(`(?<![\\w/.])${name}\\.(\\w+)`, 'g'))].map(
      ([, className = '']) => className,
    );
    return used.filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(css));
  });
}

it('has every class that a component takes of its style sheet', () => {
  const missing = components.flatMap((file) =>
    missingClasses(file).map((name) => `${path.relative(client, file)}: ${name}`),
  );
  expect(components.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});
