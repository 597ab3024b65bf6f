// cspell:ignore Çedar
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { titleLetters } from '../../../../shared/lists/titleLetters';
import { listBrochures } from '../lists/listBrochures';
import { countLetters } from './countLetters';

const db = useTestDatabase();
const context = () => makeContext({ database: db.database });

beforeAll(async () => {
  const category = await makeCategory(db.database, { code: 'SHOP' });
  const add = (title: string, more: object = {}) => makeBrochure(db.database, { status: 'PUBLISHED', title, ...more });
  await add('Cafe');
  await add('cellar', { categoryId: category.id });
  await add('Çedar');
  await add('Crab & Co');
  await add('Zebra');
  await add('7-Eleven');
  await add('007 Spies', { categoryId: category.id });
  await add("'s Hill");
  await add('Ω Shop');
  await add('🐦 Birds');
  await add('Closed', { status: 'ARCHIVED' });
});

const titlesOf = async (filter: BrochureFilter) => {
  const { edges } = await listBrochures(context(), { filter, orderBy: [{ field: 'TITLE', direction: 'ASC' }] });
  return edges.map(({ brochure }) => brochure.title);
};

it.each<[string, string[]]>([
  ['C', ['Cafe', 'Çedar', 'cellar', 'Crab & Co']],
  ['c', ['Cafe', 'Çedar', 'cellar', 'Crab & Co']],
  ['Z', ['Zebra']],
  ['0-9', ['007 Spies', '7-Eleven']],
  ['S', []],
])('the letter %s lists names without regard to accents and case', async (letter, expected) => {
  expect(await titlesOf({ letter })).toEqual(expected);
});

it.each<BrochureFilter>([{}, { categories: ['SHOP'] }, { q: 'cellar' }, { letter: 'Z' }])(
  'each count is the size of the list with that letter: %j',
  async (filter) => {
    const sizes: { letter: string; count: number }[] = [];
    for (const letter of titleLetters) {
      const count = (await titlesOf({ ...filter, letter })).length;
      if (count > 0) sizes.push({ letter, count });
    }
    expect(await countLetters(context(), filter)).toEqual(sizes);
  },
);

it.each(['', 'AA', '1', 'é', 'ſ', '\0', "'"])('refuses the letter %j', async (letter) => {
  await expect(countLetters(context(), { letter })).rejects.toMatchObject({ errors: [{ field: 'filter.letter' }] });
});
