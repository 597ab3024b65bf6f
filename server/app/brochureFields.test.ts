import { Readable } from 'node:stream';
import type { Account } from '../domains/accounts/Account';
import { Brochure } from '../domains/brochures/Brochure';
import { describeField, fieldNames, type BrochureField } from '../domains/brochures/fields/brochureFields';
import { typesWith, type BrochureTypeCode, brochureTypeCodes } from '../domains/brochures/fields/brochureTypes';
import { columnFields } from '../domains/brochures/fields/fieldValues';
import { importBrochures } from '../domains/integrations/brochure-import/importBrochures';
import type { Category } from '../domains/categories/Category';
import type { MapArea } from '../domains/map-areas/MapArea';
import type { Vendor } from '../domains/vendors/Vendor';
import { toGlobalId } from '../shared/globalId';
import { askGraphql } from '../test/askGraphql';
import { makeAccount } from '../test/factories/makeAccount';
import { makeCategory } from '../test/factories/makeCategory';
import { makeMapArea } from '../test/factories/makeMapArea';
import { makeVendor } from '../test/factories/makeVendor';
import { makeContext, viewerOf } from '../test/makeContext';
import { useTestServer } from '../test/useTestServer';

/** Columns of an ad that are not written as fields. */
const systemColumns = [
  ...[
    'id',
    'did',
    'type',
    'status',
    'archiveReason',
    'archivedAt',
    'publishedAt',
    'submittedAt',
    'stateVersion',
    'version',
  ],
  ...['categoryId', 'categoryIds', 'mapAreaId', 'countryCode', 'positionSource', 'geo', 'timeZone'],
  ...[
    'visibleFrom',
    'visibleUntil',
    'numberOfCouponsPurchased',
    'detailViewsCount',
    'formerViewsCount',
    'recordStatus',
    'deletedAt',
  ],
  ...['externalSource', 'externalId', 'creationKey', 'searchVector', 'titleSortKey', 'createdAt', 'updatedAt'],
  ...['openingWeek', 'openingExceptions', 'couponWeek', 'couponExceptions'],
  ...['titleSearchKey', 'companySearchKey', 'recommendedRank', 'savingBasisPoints'],
];

const server = useTestServer();
let administrator: Account;
let seller: Account;
let vendor: Vendor;
let categories: Category[];
let areas: MapArea[];

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  vendor = await makeVendor(database);
  seller = await makeAccount(database, { role: 'VENDOR', vendorId: vendor.id });
  categories = [await makeCategory(database), await makeCategory(database)];
  areas = [await makeMapArea(database), await makeMapArea(database)];
});

/** A valid value for each field; the second round returns a different one. */
function valueOf(name: BrochureField, round: 0 | 1): unknown {
  const fixed: Partial<Record<BrochureField, unknown>> = {
    // these fields have rules that involve other fields
    ...{ postcode: ['4567', '4573'][round], state: 'QLD', couponsUnlimited: false },
    ...{ validFrom: `2030-01-0${round + 1}`, validTo: `2030-12-0${round + 1}` },
    ...{ normalPriceSince: `2020-01-0${round + 1}`, normalPriceCents: 5000 + round },
    ...{ latitude: -26.4 - round / 10, longitude: 153.1 + round / 10 },
  };
  if (name in fixed) return fixed[name];
  switch (describeField(name).kind) {
    case 'markup':
      return `<p>${name} ${round}</p>`;
    case 'phone':
      return `(07) 7010 123${round}`;
    case 'email':
      return `${name.toLowerCase()}${round}@cafe.example`;
    case 'url':
      return `https://cafe.example/${name.toLowerCase()}/${round}`;
    case 'hours':
      return ['Mo-Fr 09:00-17:00; Sa 18:00-02:00; PH closed', 'Mo-Su 00:00-24:00; 2026 Dec 24 closed'][round];
    case 'couponHours':
      return ['Mo-Th 17:00-20:00; PH closed', 'Mo-Su 00:00-24:00; Dec 25 closed'][round];
    case 'date':
      return `2030-02-0${round + 1}`;
    case 'cents':
      return 3000 + round;
    case 'count':
    case 'degrees':
      return 5 + round;
    case 'boolean':
      return round === 1;
    case 'vendor':
      return vendor.id;
    case 'category':
      return categories[round]!.code;
    case 'categories':
      return [categories[1 - round]!.code];
    case 'mapArea':
      return areas[round]!.did;
    default:
      return `A ${name} ${round}`;
  }
}

type Values = Record<string, unknown>;

const fieldsOf = (type: BrochureTypeCode) => fieldNames.filter((name) => describeField(name).types.includes(type));
const valuesOf = (names: readonly BrochureField[], round: 0 | 1): Values =>
  Object.fromEntries(names.map((name) => [name, valueOf(name, round)]));

/** Turns paths into nested objects: `address.city` becomes `city` in `address`. */
function nest(values: Values, pathOf: (name: BrochureField) => string): Values {
  const nested: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const [parent = '', part] = pathOf(name as BrochureField).split('.');
    if (part === undefined) nested[parent] = value;
    else nested[parent] = { ...(nested[parent] as Values | undefined), [part]: value };
  }
  return nested;
}

const inputOf = (values: Values): Values => nest(values, (name) => describeField(name).input.path);

async function mutate(name: string, input: Values, as: Account): Promise<string> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { brochure { id } } }`;
  const { data, errors } = await askGraphql(server, { query, variables: { input }, as });
  expect(errors).toEqual([]);
  return (data![name] as { brochure: { id: string } }).brochure.id;
}

const relations: Partial<Record<string, string>> = {
  vendor: 'vendor { databaseId }',
  category: 'category { code }',
  categories: 'brochureCategories { code }',
  mapArea: 'mapArea { did }',
};

/** All fields of an ad as GraphQL returns them, by their column names. */
async function readByGraphql(id: number, names: readonly BrochureField[]): Promise<Values> {
  const selection = names
    .filter((name) => !describeField(name).input.path.includes('.'))
    .map((name) => relations[describeField(name).kind] ?? name);
  const address = names.flatMap((name) => describeField(name).input.path.split('.')[1] ?? []);
  const query = `{ brochure(databaseId: ${id}) { ${selection.join(' ')} address { ${address.join(' ')} } } }`;
  const { data, errors } = await askGraphql(server, { query, as: administrator });
  expect(errors).toEqual([]);
  const { vendor: of, category, brochureCategories, mapArea, address: parts, ...plain } = data!['brochure'] as Values;
  const flat: Values = {
    ...plain,
    vendorId: (of as { databaseId: number }).databaseId,
    category: (category as Category).code,
    brochureCategories: (brochureCategories as Category[]).map(({ code }) => code),
    mapArea: (mapArea as MapArea).did,
  };
  for (const name of names) {
    const part = describeField(name).input.path.split('.')[1];
    if (part !== undefined) flat[name] = (parts as Values)[part];
  }
  return flat;
}

/** A value as REST writes it. */
function onRest(name: BrochureField, value: unknown): unknown {
  const { kind } = describeField(name);
  if (kind === 'date') return String(value).split('-').toReversed().join('/');
  if (kind === 'cents') return Number(value) / 100;
  if (kind === 'category') return { code: value };
  if (kind === 'mapArea') return { did: value };
  return value;
}

const bodyOf = (values: Values): Values =>
  nest(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, onRest(name as BrochureField, value)])),
    (name) => describeField(name).rest.path,
  );

async function callRest(url: string, payload?: Values): Promise<Values> {
  const headers = await server.authorizationOf(administrator);
  const response = await server.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  expect([response.statusCode, response.json()]).toEqual([200, expect.anything()]);
  return response.json<Values>();
}

const databaseIdOf = async (id: string): Promise<number> => {
  const query = `{ node(id: "${id}") { ... on Brochure { databaseId } } }`;
  const { data } = await askGraphql(server, { query, as: administrator });
  return (data!['node'] as { databaseId: number }).databaseId;
};

test('each column of an ad is a field of the table or of the system', () => {
  const columns = server.dependencies.database.getMetadata(Brochure).columns.map(({ propertyName }) => propertyName);
  expect(columns.toSorted()).toEqual([...columnFields, ...systemColumns].toSorted());
});

test('each field belongs to a type, and types to the table in one order', () => {
  for (const name of fieldNames) {
    const { types } = describeField(name);
    expect(types.length).toBeGreaterThan(0);
    expect(brochureTypeCodes.filter((type) => types.includes(type))).toEqual(types);
  }
});

const writtenTypes = brochureTypeCodes.filter((type) => !typesWith('isFromSource').includes(type));

describe.each(writtenTypes)('all fields of an ad of type %s', (type) => {
  const names = fieldsOf(type);
  let first: Values;
  let second: Values;
  let globalId = '';
  let id = 0;

  beforeAll(async () => {
    first = valuesOf(names, 0);
    second = valuesOf(names, 1);
    globalId = await mutate('createBrochure', { type, ...inputOf(first) }, administrator);
    id = await databaseIdOf(globalId);
  });

  it('are written and read by GraphQL', async () => {
    expect(await readByGraphql(id, names)).toEqual(first);
  });

  it('are copied as the table says, and given by REST', async () => {
    const copy = await callRest(`/rest/brochure/administrator/createBrochureCopy/?brochureId=${id}`);
    const expected = Object.fromEntries(
      names
        .filter((name) => describeField(name).copy !== 'NONE')
        .map((name) => [name, describeField(name).copy === 'SUFFIXED' ? `${String(first[name])} (copy)` : first[name]]),
    );
    expect(copy).toMatchObject(bodyOf(expected));
  });

  it('are written by REST', async () => {
    const made = await callRest('/rest/brochure/administrator/create', { type, ...bodyOf(first) });
    expect(made).toMatchObject(bodyOf(first));
    expect(await readByGraphql(made['id'] as number, names)).toEqual(first);
  });

  it('are changed by a vendor as a revision that is approved', async () => {
    const { database } = server.dependencies;
    await database.getRepository(Brochure).update({ id }, { status: 'PUBLISHED', publishedAt: new Date() });
    const own = names.filter((name) => !describeField(name).isForAdministrators);
    const changed = own.filter((name) => JSON.stringify(first[name]) !== JSON.stringify(second[name]));
    const { version } = await database.getRepository(Brochure).findOneByOrFail({ id });
    await mutate('updateBrochure', { id: globalId, version, ...inputOf(valuesOf(own, 1)) }, seller);

    const query = `{ brochure(databaseId: ${id}) { pendingRevision { changes { field } } } }`;
    const { data } = await askGraphql(server, { query, as: administrator });
    const { pendingRevision } = data!['brochure'] as { pendingRevision: { changes: { field: string }[] } };
    const paths = changed.map((name) => describeField(name).input.path);
    expect(pendingRevision.changes.map(({ field }) => field).toSorted()).toEqual(paths.toSorted());
    expect(await readByGraphql(id, names)).toEqual(first);

    await mutate('reviewBrochure', { id: toGlobalId('Brochure', id), decision: 'APPROVE' }, administrator);
    expect(await readByGraphql(id, names)).toEqual({ ...first, ...valuesOf(own, 1) });
  });

  it('are imported from the columns of a file', async () => {
    const { database } = server.dependencies;
    const context = makeContext({ database, viewer: viewerOf(administrator) });
    const given = names.filter((name) => {
      const columns = describeField(name).import;
      return columns !== undefined && !columns.withDidOnly && name !== 'couponsUnlimited';
    });
    const cells = given.map((name) => {
      if (name === 'mapArea') return areas[0]!.code;
      return describeField(name).kind === 'cents' ? String(Number(first[name]) / 100) : String(first[name]);
    });
    const columns = given.map((name) => describeField(name).import!.columns.at(-1)!);
    const report = await importBrochures(context, {
      ...{
        type,
        mapArea: null,
        mapAreaDefinitions: [],
        sourceName: `fields of ${type}`,
        publish: false,
        dryRun: false,
      },
      source: Readable.from([`${columns.join(',')}\n${cells.join(',')}\n`]),
    });
    expect(report).toMatchObject({ created: 1, refused: [] });
    const imported = await database
      .getRepository(Brochure)
      .findOneByOrFail({ externalSource: `fields of ${type}`, recordStatus: true });
    const inColumns = given.filter((name) => name !== 'category' && name !== 'mapArea');
    // an import first reads markup as plain lines
    const expected = inColumns.filter((name) => describeField(name).kind !== 'markup');
    expect(imported).toMatchObject(Object.fromEntries(expected.map((name) => [name, first[name]])));
    expect([imported.mapAreaId, imported.categoryId]).toEqual([areas[0]!.id, categories[0]!.id]);
  });
});
