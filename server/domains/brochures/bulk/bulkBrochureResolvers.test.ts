import { toGlobalId } from '../../../shared/globalId';
import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../../accounts/Account';
import type { Brochure } from '../Brochure';

const server = useTestServer();
let administrator: Account;
beforeAll(async () => {
  administrator = await makeAccount(server.dependencies.database);
});

const ad = async (values: Partial<Brochure> = {}): Promise<string> => {
  const { database } = server.dependencies;
  const { id } = await makeBrochure(database, values);
  await makeAsset(database, { brochureId: id });
  return toGlobalId('Brochure', id);
};

async function ask(mutation: string, input: object, as: Account = administrator) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) {
    ${mutation}(input: $input) {
      doneCount
      results { givenId brochure { id status mapArea { code } } refusal { code errors { field code message } } }
    }
  }`;
  const { data, errors } = await askGraphql(server, { query, variables: { input }, as });
  return { payload: data?.[mutation], errors };
}

it('publishes each ad separately and returns a result for each', async () => {
  const [good, archived, incomplete] = [await ad(), await ad({ status: 'ARCHIVED' }), await ad({ description: null })];
  const missing = toGlobalId('Brochure', 2_000_000_000);
  const ids = [archived, good, incomplete, missing, 'nonsense', good];
  const { payload, errors } = await ask('publishBrochures', { ids });
  expect(errors).toEqual([]);
  const refused = (givenId: string, code: string) =>
    expect.objectContaining({
      givenId,
      brochure: null,
      refusal: expect.objectContaining({ code }) as object,
    }) as object;
  expect(payload).toEqual({
    doneCount: 1,
    results: [
      refused(archived, 'CONFLICT'),
      { givenId: good, brochure: { id: good, status: 'PUBLISHED', mapArea: null }, refusal: null },
      refused(incomplete, 'VALIDATION_FAILED'),
      refused(missing, 'NOT_FOUND'),
      refused('nonsense', 'VALIDATION_FAILED'),
    ],
  });
});

it('archives, unarchives, and sets the map area', async () => {
  const area = await makeMapArea(server.dependencies.database);
  const ids = [await ad({ status: 'PUBLISHED' }), await ad()];
  const state = (status: string, mapArea: object | null) => ({
    doneCount: 2,
    results: ids.map((id) => ({ givenId: id, brochure: { id, status, mapArea }, refusal: null })),
  });
  expect((await ask('archiveBrochures', { ids })).payload).toEqual(state('ARCHIVED', null));
  expect((await ask('unarchiveBrochures', { ids })).payload).toEqual(state('PENDING_REVIEW', null));
  const { code } = area;
  expect((await ask('setBrochuresMapArea', { ids, mapArea: code })).payload).toEqual(state('PENDING_REVIEW', { code }));
  expect((await ask('setBrochuresMapArea', { ids })).payload).toEqual(state('PENDING_REVIEW', null));
  const { payload } = await ask('setBrochuresMapArea', { ids, mapArea: 'nowhere' });
  expect(payload).toMatchObject({ doneCount: 0, results: [{ refusal: { errors: [{ field: 'mapArea' }] } }, {}] });
});

it.each([[[]], [Array.from({ length: 501 }, (_, index) => toGlobalId('Brochure', index + 1))]])(
  'accepts 1 to 500 ads',
  async (ids) => {
    const { payload, errors } = await ask('archiveBrochures', { ids });
    expect(payload).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED', errors: [{ field: 'ids' }] } }]);
  },
);
