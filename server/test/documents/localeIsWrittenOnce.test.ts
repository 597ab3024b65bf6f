import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const homes = ['client/shared/formats/locale.ts', 'server/shared/locale.ts'];
const nameOfLocale = /(['"`])[^'"`\n]*\ben[-_](?:AU|CA)\b[^'"`\n]*\1/;

/** Sources of the site, without tests and what codegen writes. */
function listSources(): string[] {
  return ['client', 'server', 'shared'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\/|^client\/generated\//.test(file)),
  );
}

it('names the locale in one place for the browser and one for the server', () => {
  const sources = listSources();
  expect(sources.length).toBeGreaterThan(2000);
  const naming = sources.filter((file) => nameOfLocale.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming.toSorted()).toEqual(homes);
});
