import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql';
import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeVendor } from '../../../test/factories/makeVendor';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../../accounts/Account';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { cacheableFields } from '../../../app/graphql/caching/cacheableFields';
import { allFields } from './allFields';
import { selectFields } from './selectFields';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const fieldsOf = (type: string) => Object.values((schema.getType(type) as GraphQLObjectType).getFields());
/** Each field, with all plain fields of its type. */
const selections = fieldsOf('Brochure').map(({ name, type }): [string, string] => {
  const of = getNamedType(type);
  if (!isObjectType(of)) return [name, name];
  const leaves = Object.values(of.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
  return [name, `${name} { ${leaves.map((leaf) => leaf.name).join(' ')} }`];
});

const server = useTestServer();
let ids: number[] = [];
/** a viewer with access to every field */
let administrator: Account;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database, { role: 'ADMINISTRATOR' });
  const parent = await makeCategory(database);
  const places = { state: 'QLD' as const, city: 'Noosa', addressLine1: '1 Bay Road', postcode: '4567' };
  const rich = await makeCouponAd(database, {
    ...places,
    categoryId: (await makeCategory(database, { parentId: parent.id })).id,
    mapAreaId: (await makeMapArea(database)).id,
    vendorId: (await makeVendor(database)).id,
    contactEmail: 'owner@cafe.example',
    highlights: 'Two for one',
    flipbookUrl: 'https://flip.example/1',
    ...{ latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' as const },
  });
  const nameless = await makeBrochure(database, {
    title: null,
    type: 'ATDW_AD',
    contactEmail: 'kept@tourism.example',
    vendorId: (await makeVendor(database)).id,
  });
  const bare = await makeBrochure(database, { status: 'PUBLISHED', validTo: '2020-01-01' });
  await database.getRepository(BrochureCategory).insert({ brochureId: rich.id, categoryId: parent.id });
  await makeAsset(database, { brochureId: rich.id, type: 'BROCHURE_PDF', url: '/files/one.pdf' });
  await makeAsset(database, { brochureId: rich.id });
  await makeAsset(database, { brochureId: nameless.id, type: 'BROCHURE_THUMBNAIL_IMAGE' });
  ids = [rich.id, nameless.id, bare.id];
});

async function askAd(id: number, selection: string): Promise<Record<string, unknown>> {
  const { data, errors } = await askGraphql(server, {
    query: `{ brochure(databaseId: ${id}) { ${selection} } }`,
    as: administrator,
  });
  expect(errors).toEqual([]);
  return data?.['brochure'] as Record<string, unknown>;
}

async function askList(selection: string): Promise<unknown> {
  const { data, errors } = await askGraphql(server, {
    query: `query($filter: BrochureFilter) { brochures(filter: $filter) { edges { node { ${selection} } } } }`,
    as: administrator,
    variables: { filter: { ids, statuses: ['PUBLISHED', 'PENDING_REVIEW'] } },
  });
  expect(errors).toEqual([]);
  return data?.['brochures'];
}

test.each(selections)('%s has the same value alone and with all fields', async (name, selection) => {
  const all = selections.map(([, each]) => each).join(' ');
  for (const id of ids) {
    const whole = await askAd(id, all);
    expect((await askAd(id, selection))[name]).toEqual(whole[name]);
    expect(await askAd(id, `${selection} ...on Node { id }`)).toEqual({ [name]: whole[name], id: whole['id'] });
  }
  const narrow = (await askList(selection)) as { edges: { node: Record<string, unknown> }[] };
  const wide = (await askList(`${selection} pendingRevision { __typename }`)) as typeof narrow;
  expect(narrow.edges.map(({ node }) => node[name])).toEqual(wide.edges.map(({ node }) => node[name]));
});

test('reads little for few fields, and everything for unknown ones', () => {
  expect(selectFields(new Set(['id', 'title']))).toEqual({
    columns: new Set(['title']),
    vendor: null,
    thumbnail: null,
    references: false,
    furtherCategories: false,
    files: false,
  });
  expect(selectFields(new Set(['assets', 'thumbnail']))).toMatchObject({ thumbnail: null, files: true });
  expect(selectFields(new Set(['displayTitle', 'vendor']))).toMatchObject({ vendor: 'WHOLE' });
  expect(selectFields(new Set(['category']))).toMatchObject({ references: true });
  expect(selectFields(new Set(['title', 'pendingRevision']))).toBe(allFields);
  expect(selectFields(new Set(['title', 'toString']))).toBe(allFields);
});

test('knows what each public field needs, so that no page reads everything', () => {
  const fields = fieldsOf('Brochure').filter(({ name }) => cacheableFields['Brochure']?.includes(name));
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter(({ name }) => selectFields(new Set([name])) === allFields).map(({ name }) => name)).toEqual([]);
});

test('reads the selected columns of relations, and all for unknown fields', () => {
  const relations = { vendor: new Set(['id', 'did']), thumbnail: new Set(['url', 'renditions']) };
  expect(selectFields(new Set(['vendor', 'thumbnail']), relations)).toMatchObject({
    vendor: new Set(['did']),
    thumbnail: new Set(['url', 'sha256', 'renditionWidths']),
  });
  // the name of the company replaces an absent title
  expect(selectFields(new Set(['vendor', 'displayTitle']), relations)).toMatchObject({
    vendor: new Set(['did', 'companyName']),
  });
  const unknown = { vendor: new Set(['did', 'toString']), thumbnail: new Set(['url', 'byteSize']) };
  expect(selectFields(new Set(['vendor', 'thumbnail']), unknown)).toMatchObject({
    vendor: 'WHOLE',
    thumbnail: 'WHOLE',
  });
});

test.each(fieldsOf('Vendor').flatMap(({ name, args }) => (args.length === 0 ? [name] : [])))(
  'a vendor has the same %s alone and with all fields',
  async (name) => {
    const [id = 0] = ids;
    const whole = await askAd(id, `vendor { ${name} abn }`);
    const alone = (await askAd(id, `vendor { ${name} }`)) as { vendor: Record<string, unknown> };
    expect(alone.vendor[name]).toEqual((whole as typeof alone).vendor[name]);
    const first = `vendor { ${name} } displayTitle thumbnail { id }`;
    expect(await askAd(id, first)).toMatchObject(alone);
  },
);

test('two lists of one request read different columns of the same relations', async () => {
  const list = (selection: string) => `brochures(filter: $filter) { edges { node { ${selection} } } }`;
  const { data, errors } = await askGraphql(server, {
    query: `query($filter: BrochureFilter) {
      few: ${list('vendor { did } thumbnail { url }')}
      more: ${list('vendor { companyName abn } thumbnail { altText renditions { url } }')}
      ads: ${list('displayTitle assets { url }')}
    }`,
    as: administrator,
    variables: { filter: { ids, statuses: ['PUBLISHED', 'PENDING_REVIEW'] } },
  });
  expect(errors).toEqual([]);
  expect(Object.keys(data ?? {})).toEqual(['few', 'more', 'ads']);
});

test('a list leads to ads by edges and node only, where the selection is read', () => {
  const leadsToAds = (type: string) =>
    fieldsOf(type).filter((field) => ['Brochure', 'BrochureEdge', 'Node'].includes(getNamedType(field.type).name));
  expect(leadsToAds('BrochureConnection').map(({ name }) => name)).toEqual(['edges']);
  expect(leadsToAds('BrochureEdge').map(({ name }) => name)).toEqual(['node']);
});
