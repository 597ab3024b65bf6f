import { findBuiltClient } from '../pages/client-build/clientFolders';
import { countStatements } from '../../test/database/countStatements';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestServer } from '../../test/useTestServer';

/* Whatever somebody searches for, page, GraphQL and REST answer, never with a 500, and within a fixed number of statements. */

const server = useTestServer();

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  await makeBrochure(server.dependencies.database, { status: 'PUBLISHED', title: 'Pelican Café' });
});

/** `encoded`: as an address has it, where `encodeURIComponent` refuses the text. */
const searches: [what: string, q: string, encoded?: string][] = [
  ['10,000 characters', 'a'.repeat(10_000)],
  ['2,500 words', 'cafe '.repeat(2_500)],
  ['200 characters of the longest word', 'a'.repeat(200)],
  ['100 words', 'a '.repeat(100)],
  ['only stop words', 'the of and'],
  ['a stop word unfinished', 'th'],
  ['SQL', `'; DROP TABLE brochures; --`],
  ['SQL with a comment', `pelican' OR '1'='1' /*`],
  ['the language of regular expressions', '(a+)+$ .*[(+?^$|\\'],
  ['patterns of LIKE', '%_\\%\\'],
  ['the language of tsquery', ':* & | ! <-> ():ABC'],
  ['a category as the index has it', "category:1 'category:1'"],
  ['quotes', '"""""'],
  ['operators', '- - -or or or'],
  ['signs that change the direction', '\u202e\u2066evil\u2069\u200f'],
  ['emoji', '☕️🍕 👩‍👩‍👧 🇦🇺'],
  ['combining marks', `e${'\u0301'.repeat(150)}`],
  ['another script', 'カフェ مقهى кафе'],
  ['null characters', 'cafe\0\0shop\0'],
  ['control characters', '\u0001\u0007\u001b[31m\u007f'],
  ['a high surrogate alone', '\ud800', '%ED%A0%80'],
  ['a low surrogate alone', 'pelican \udc00', 'pelican%20%ED%B0%80'],
  ['bytes that are no text', '\ufffd', '%FF%FE'],
  ['half an escape', '%', '%'],
  ['spaces', '   \t\n '],
  ['near nothing', 'near '],
  ['near a sign', 'coffee near %'],
];

/** as an address has them; each row is whole, because Jest passes a callback for a missing value */
const addresses = searches.map(([what, q, encoded]): [string, string, number] => {
  return [what, encoded ?? encodeURIComponent(q), q.length];
});

const operation = `query ($q: String!, $filter: BrochureFilter!) {
  brochures(first: 1, filter: $filter, orderBy: [{ field: RELEVANCE }]) { totalCount edges { cursor } }
  brochureLetters(filter: $filter) { letter }
  brochureFacets(filter: $filter) { types { value } }
  brochureMarkers(filter: $filter) { totalCount }
  searchAdvice(filter: $filter) { corrected { q } }
  searchSuggestions(query: $q) { __typename }
}`;

it.each(searches)('GraphQL answers %s', async (_what, q) => {
  const payload = { query: operation, variables: { q, filter: { q } } };
  const statements = await countStatements(async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', payload });
    expect(answer.statusCode).toBe(200);
    const { errors = [] } = answer.json<{ errors?: { extensions: { code: string } }[] }>();
    const codes = new Set(errors.map(({ extensions }) => extensions.code));
    expect([...codes]).toEqual(q.length > 200 || /\p{Cs}/u.test(q) ? ['VALIDATION_FAILED'] : []);
  });
  expect(statements.length).toBeLessThan(90);
});

it.each(addresses)('REST answers %s', async (_what, q, length) => {
  for (const sortBy of ['RELEVANCE', 'TITLE']) {
    const url = `/rest/brochure/public/?sortBy=${sortBy}&q=${q}`;
    const { statusCode } = await server.app.inject({ url });
    expect([url.slice(0, 200), length > 200 ? [400, 414] : [200, 204, 400]]).toEqual([
      url.slice(0, 200),
      expect.arrayContaining([statusCode]),
    ]);
  }
});

it.each(addresses)('the page answers %s', async (_what, q) => {
  for (const path of ['/', '/brochureMap']) {
    const url = `${path}?q=${q}`;
    const { statusCode } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect([url.slice(0, 200), [200, 400, 414]]).toEqual([url.slice(0, 200), expect.arrayContaining([statusCode])]);
  }
});
