// cspell:ignore BRÛLÉE
import { parseSearch, type CategoryWords } from './parseSearch';
import type { SearchGroup } from './Search';
import { splitNearPlace } from '../../../../shared/near-place/splitNearPlace';

const categories: CategoryWords = {
  names: new Map([
    ['cafe', [1]],
    ['day spa', [2]],
  ]),
  synonyms: new Map([
    ['coffee', [1]],
    ['bed breakfast', [3]],
  ]),
};

/** Each group as text: alternatives with |, a phrase in quotes, a beginning with *, categories as #. */
const read = (q: string): string[] => textsOf(parseSearch(q, categories).groups);

const textsOf = (groups: readonly SearchGroup[]): string[] =>
  groups.map(({ terms, isNegated }) => {
    const texts = terms.map(({ text, isPhrase, isPrefix, namedCategoryIds, synonymCategoryIds }) => {
      const ids = [...namedCategoryIds, ...synonymCategoryIds].map((id) => `#${id}`).join('');
      return `${isPhrase ? `"${text}"` : text}${isPrefix ? '*' : ''}${ids}`;
    });
    return `${isNegated ? '-' : ''}${texts.join('|')}`;
  });

test.each<[string, string[]]>([
  ['bak', ['bak*']],
  ['fresh bread', ['fresh', 'bread*']],
  ['  Fresh   BRÛLÉE ', ['Fresh', 'BRÛLÉE*']],
  ['fresh bread ', ['fresh', 'bread*']],
  ['fresh bread,', ['fresh', 'bread,']],
  ['"fish and chips" noosa', ['"fish and chips"', 'noosa*']],
  ['"fish and', ['"fish and"']],
  ['fish -chips', ['fish', '-chips*']],
  ['fish or bak', ['fish|bak*']],
  ['or', ['or*']],
  ['or fish', ['or', 'fish*']],
  ['a', ['a']],
  ['24', ['24*']],
  ['寿司', ['寿司']],
  ['', []],
  ['\0', []],
  ['!!! "" - -', []],
])('%j is read as %j', (q, groups) => {
  expect(read(q)).toEqual(groups);
});

test.each<[string, string[]]>([
  ['cafe', ['cafe#1']],
  ['CAFÉS', ['CAFÉS#1']],
  ['coffee carlton', ['coffee#1', 'carlton*']],
  ['day spas carlton', ['day spas#2', 'carlton*']],
  ['bed and breakfast', ['bed and breakfast#3']],
  ['Bed & Breakfasts', ['Bed Breakfasts#3']],
  ['"cafe"', ['"cafe"']],
  ['-cafe', ['-cafe#1']],
])('categories: %j is read as %j', (q, groups) => {
  expect(read(q)).toEqual(groups);
});

test('a word has its other spellings, and then does not go on', () => {
  const [group] = parseSearch('st', categories).groups;
  expect(group?.terms[0]).toMatchObject({ variants: ['street', 'saint'], isPrefix: false });
});

test('only the first 20 words count, of any length', () => {
  expect(parseSearch('word '.repeat(2_000), categories).groups).toHaveLength(20);
});

test.each([
  ['coffee near Carlton', { words: 'coffee', place: 'Carlton' }],
  ['near 3053', { words: '', place: '3053' }],
  ['yoga AROUND west melbourne', { words: 'yoga', place: 'west melbourne' }],
  ['the near side near Noosa', { words: 'the near side', place: 'Noosa' }],
  ['near', null],
  ['nearest', null],
  ['linear 3000', null],
  ['"a" near "b"', null],
])('%j asks near %j', (q, expected) => {
  expect(splitNearPlace(q)).toEqual(expected);
});

const areas = new Map([
  ['larkin beach', [7]],
  ['larkin', [8]],
  ['noosa', [9]],
]);

test.each<[string, number[], string[]]>([
  ['coffee larkin beach', [7], ['coffee#1']],
  ['Larkin-Beach fresh bread', [7], ['fresh', 'bread*']],
  ['fresh larkin beach bread,', [7], ['fresh', 'bread,']],
  ['bak noosa', [9], ['bak']],
  ['larkin beach', [7], []],
  ['larkin', [8], []],
  ['fish or bak noosa', [9], ['fish|bak']],
])('%j names the areas %j beside %j', (q, mapAreaIds, others) => {
  const { inArea } = parseSearch(q, categories, areas);
  expect(inArea && { mapAreaIds: inArea.mapAreaIds, others: textsOf(inArea.groups) }).toEqual({ mapAreaIds, others });
});

test.each(['noosa or perth', 'coffee -noosa', 'coffee or noosa', '"larkin beach" tea', 'coffee', ''])(
  '%j names no area that ads have to lie in',
  (q) => {
    expect(parseSearch(q, categories, areas).inArea).toBeNull();
  },
);
