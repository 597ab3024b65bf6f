import { print, type DocumentNode } from 'graphql';
import { Readable } from 'node:stream';
import { csvOf } from '../../client/shared/formats/csvOf';
import type { Account } from '../../server/domains/accounts/Account';
import type { Brochure } from '../../server/domains/brochures/Brochure';
import { importBrochures } from '../../server/domains/integrations/brochure-import/importBrochures';
import { readImportFile } from '../../server/domains/integrations/brochure-import/files/readImportFile';
import type { ImportedChange } from '../../server/domains/integrations/brochure-import/ImportRecord';
import type { ImportReport } from '../../server/domains/integrations/brochure-import/ImportReport';
import type { Category } from '../../server/domains/categories/Category';
import type { MapArea } from '../../server/domains/map-areas/MapArea';
import { askGraphql } from '../../server/test/askGraphql';
import { databaseFingerprint } from '../../server/test/database/databaseFingerprint';
import { makeAccount } from '../../server/test/factories/makeAccount';
import { makeBrochure } from '../../server/test/factories/makeBrochure';
import { makeCategory } from '../../server/test/factories/makeCategory';
import { makeMapArea } from '../../server/test/factories/makeMapArea';
import { makeVendor } from '../../server/test/factories/makeVendor';
import { makeContext, viewerOf } from '../../server/test/makeContext';
import { useTestServer } from '../../server/test/useTestServer';
import { exportFacts } from '../../shared/lists/exportFacts';

// the pages' modules are resolved for a bundler, so the compiler cannot follow them from here
const { exportHeadings, exportRow } = jest.requireActual<{
  exportHeadings: readonly string[];
  exportRow: (ad: object) => (string | number | null)[];
}>('../../client/features/brochure-export/exportColumns');
const { WorkbookFile } = jest.requireActual<{
  WorkbookFile: new () => {
    append: (rows: readonly (string | number | null)[][]) => void;
    finish: () => Promise<Blob>;
  };
}>('../../client/features/brochure-export/files/WorkbookFile');
const { BrochureExportDocument } = jest.requireActual<{ BrochureExportDocument: DocumentNode }>(
  '../../client/generated/BrochureExport',
);

/** What the pages export can be imported again: the same file changes nothing, an edited cell is taken or refused. */

const server = useTestServer();
let administrator: Account;
let categories: Category[];
let area: MapArea;
let coupon: Brochure;

type Row = Record<string, string>;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  categories = [await makeCategory(database), await makeCategory(database)];
  const [category, other] = categories as [Category, Category];
  await makeCategory(database, { name: other.name, parentId: category.id });
  const vendor = await makeVendor(database, { companyName: 'Salt & Co' });
  await makeVendor(database, { companyName: 'Twice' });
  await makeVendor(database, { companyName: 'twice' });
  [area] = [await makeMapArea(database), await makeMapArea(database)];
  const place = { state: 'QLD', postcode: '4567', city: 'Noosa Heads', latitude: -26.4, longitude: 153.1 } as const;
  const links = { facebookUrl: 'https://facebook.com/salt', wwwUrl: 'https://salt.example/?a=1&b=2' };
  coupon = await makeBrochure(database, {
    ...{ type: 'CP_AD', status: 'PUBLISHED', categoryId: category.id, mapAreaId: area.id, vendorId: vendor.id },
    ...{ ...place, ...links, positionSource: 'EXACT', timeZone: 'Australia/Brisbane', adIndex: 7 },
    ...{
      title: '=Salt "and" pepper',
      highlights: 'One, two\nthree &amp; <b>four</b>',
      description: '<p>Fresh <b>fish</b></p>',
    },
    ...{ normalPriceCents: 4050, discountedPriceCents: 2000, normalPriceSince: '2020-01-01', numberOfCoupons: 9 },
    ...{
      validFrom: '2030-01-01',
      validTo: '2030-12-31',
      termsOfOffer: 'One each.\n\nNot on Sundays.',
      couponsPerPerson: 2,
    },
    ...{ contactName: 'Kim', contactPhone: '(07) 7010 1234', contactEmail: 'kim@salt.example', companyName: '+Salt' },
  });
  await makeBrochure(database, { type: 'CP_AD', couponsUnlimited: true, categoryId: other.id });
  await makeBrochure(database, { type: 'PT_AD', googleAdUrl: 'https://salt.example/', status: 'ARCHIVED' });
  await makeBrochure(database, { type: 'BRO_AD', flipbookUrl: 'https://salt.example/book' });
  await makeBrochure(database, { type: 'BLD_AD', title: 'BP', highlights: "'quoted'", validFrom: '1900-02-28' });
  await makeBrochure(database, { type: 'ATDW_AD', externalSource: 'ATDW', externalId: '1' });
});

/** The ads as the export writes them, one row of cells each. */
async function exportCells(): Promise<(string | number | null)[][]> {
  const query = print(BrochureExportDocument).replaceAll(' @unmask', '');
  const variables = { filter: {}, orderBy: [{ field: 'ID', direction: 'ASC' }], first: 100 };
  const { data, errors } = await askGraphql(server, { query, variables, as: administrator });
  expect(errors).toEqual([]);
  const { edges } = data!['brochures'] as { edges: { node: object }[] };
  return edges.map(({ node }) => exportRow(node));
}

async function exportAds(): Promise<Row[]> {
  return (await exportCells()).map((cells) =>
    Object.fromEntries(cells.map((value, at) => [exportHeadings[at]!, value === null ? '' : String(value)])),
  );
}

/** Tries a workbook of these cells, as the pages write it, and returns its report and each change that it would make. */
async function tryWorkbook(
  cells: (string | number | null)[][],
): Promise<{ report: ImportReport; changes: ImportedChange[] }> {
  const changes: ImportedChange[] = [];
  const context = makeContext({ database: server.dependencies.database, viewer: viewerOf(administrator) });
  const workbook = new WorkbookFile();
  workbook.append(cells);
  const file = Buffer.from(await (await workbook.finish()).arrayBuffer());
  const report = await importBrochures(context, {
    ...{ type: 'LP_AD', mapArea: null, mapAreaDefinitions: [], sourceName: 'export', publish: false, dryRun: true },
    source: await readImportFile(file),
    record: {
      bulkJobId: 1,
      save: (_manager, saved) => {
        changes.push(...saved);
        return Promise.resolve();
      },
    },
  });
  return { report, changes };
}

function importAds(rows: readonly Row[], dryRun = false): Promise<ImportReport> {
  const context = makeContext({ database: server.dependencies.database, viewer: viewerOf(administrator) });
  const cells = rows.map((row) => exportHeadings.map((heading) => row[heading] ?? ''));
  return importBrochures(context, {
    ...{ type: 'LP_AD', mapArea: null, mapAreaDefinitions: [], sourceName: 'export', publish: false, dryRun },
    source: Readable.from([csvOf([exportHeadings, ...cells])]),
  });
}

it('changes nothing if nobody edits it', async () => {
  const { database } = server.dependencies;
  const rows = await exportAds();
  const before = await databaseFingerprint(database);
  expect((await importAds(rows, true)).refused).toEqual([]);
  expect(await importAds(rows)).toMatchObject({ rows: 6, unchanged: 6, created: 0, updated: 0, refused: [] });
  expect(await databaseFingerprint(database)).toBe(before);
});

it('writes days as DD/MM/YYYY, and moments with the zone in their heading', async () => {
  const ad = (await exportAds()).find(({ did }) => did === coupon.did)!;
  expect(ad).toMatchObject({
    'Valid from': '01/01/2030',
    'Valid to': '31/12/2030',
    'Normal price since': '01/01/2020',
  });
  const moments = [exportFacts.createdAt, exportFacts.updatedAt].map(({ heading }) => ad[heading]);
  expect(moments).toEqual(Array(2).fill(expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)));
});

it('changes nothing if a spreadsheet has written the days without zeros', async () => {
  const days = ['Valid from', 'Valid to', 'Normal price since'];
  const rows = (await exportAds()).map((row) => ({
    ...row,
    ...Object.fromEntries(days.map((heading) => [heading, row[heading]!.replace(/^0/, '')])),
  }));
  expect(rows.find(({ did }) => did === coupon.did)).toMatchObject({ 'Valid from': '1/01/2030' });
  expect(await importAds(rows, true)).toMatchObject({ rows: 6, unchanged: 6, updated: 0, refused: [] });
});

describe('as a workbook', () => {
  it('changes nothing if nobody edits it', async () => {
    const { report, changes } = await tryWorkbook(await exportCells());
    expect(report).toMatchObject({ rows: 6, unchanged: 6, updated: 0, created: 0, refused: [] });
    expect(changes).toEqual([]);
  });

  it.each<[heading: string, cell: string | number, before: object, after: object]>([
    ['Title', 'Salt and vinegar', { title: '=Salt "and" pepper' }, { title: 'Salt and vinegar' }],
    ['Normal price', 41.5, { normalPriceCents: 4050 }, { normalPriceCents: 4150 }],
    ['Valid to', '30/12/2030', { validTo: '2030-12-31' }, { validTo: '2030-12-30' }],
  ])('with an edited cell of %s previews that change and no other', async (heading, cell, before, after) => {
    const database = await databaseFingerprint(server.dependencies.database);
    const rows = await exportCells();
    const did = exportHeadings.indexOf('did');
    const edited = rows.map((row) =>
      row[did] === coupon.did ? row.map((value, at) => (exportHeadings[at] === heading ? cell : value)) : row,
    );
    const { report, changes } = await tryWorkbook(edited);
    expect(report).toMatchObject({ rows: 6, updated: 1, unchanged: 5, created: 0, refused: [] });
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ brochureId: coupon.id });
    expect([changes[0]!.before, changes[0]!.after]).toEqual([before, after]);
    expect(await databaseFingerprint(server.dependencies.database)).toBe(database);
  });
});

/** Another valid cell for each heading of a field. */
const edits: Record<string, () => string> = {
  Index: () => '8',
  Title: () => '=Salt and pepper',
  Company: () => 'Salt',
  Category: () => categories[1]!.code,
  'Category code': () => categories[1]!.code,
  Area: () => '',
  'Area code': () => '',
  Vendor: () => '',
  'Vendor number': () => '',
  'Valid from': () => '02/01/2030',
  'Valid to': () => '30/12/2030',
  'Normal price': () => '41.5',
  'Discounted price': () => '19',
  'Normal price since': () => '02/01/2020',
  Coupons: () => 'unlimited',
  'Coupons a person': () => '3',
  'Coupon can be used': () => 'Mo-Fr 09:00-17:00',
  'Terms of the offer': () => 'Two each.',
  'Further categories': () => categories[1]!.code,
  Address: () => '1 Hastings Street',
  'Address, second line': () => 'Shop 2',
  City: () => 'Noosaville',
  State: () => '',
  Postcode: () => '4573',
  Latitude: () => '-26.5',
  Longitude: () => '153.2',
  'Link to the place': () => 'https://maps.example/1',
  Parking: () => 'Behind the house',
  'Opening hours': () => 'Mo-Fr 09:00-17:00',
  Highlights: () => 'Other highlights',
  Description: () => '<p>Fresh <b>prawns</b></p>',
  Person: () => 'Alex',
  Contact: () => 'Sam',
  'Contact phone': () => '(07) 7010 9999',
  'Contact e-mail': () => 'sam@salt.example',
  Phone: () => '(07) 7010 8888',
  'Web site': () => 'https://pepper.example/',
  Facebook: () => 'https://facebook.com/pepper',
  Instagram: () => 'https://instagram.com/pepper',
  LinkedIn: () => 'https://linkedin.com/company/pepper',
  'X (Twitter)': () => 'https://x.com/pepper',
  TikTok: () => 'https://tiktok.com/@pepper',
  YouTube: () => 'https://youtube.com/@pepper',
};
const ofOtherTypes = ['Flip book', 'Leads to'];
const facts = Object.values(exportFacts).filter(({ rule }) => rule !== 'FIELD');

it('has an edit here for every column of a field', () => {
  const known = [...Object.keys(edits), ...ofOtherTypes, ...facts.map(({ heading }) => heading)];
  expect(known.toSorted()).toEqual(exportHeadings.toSorted());
});

async function editOf(heading: string, cell: string): Promise<{ report: ImportReport; before: Row; after: Row }> {
  const rows = await exportAds();
  const before = rows.find(({ did }) => did === coupon.did)!;
  const report = await importAds(rows.map((row) => (row === before ? { ...row, [heading]: cell } : row)));
  const after = (await exportAds()).find(({ did }) => did === coupon.did)!;
  return { report, before, after };
}

it.each(Object.keys(edits))('takes an edit of the column %s, and of no other column', async (heading) => {
  const { report, before, after } = await editOf(heading, edits[heading]!());
  expect(report).toMatchObject({ updated: 1, unchanged: 5, refused: [] });
  expect(after[heading]).not.toBe(before[heading]);
  // back again, by the same way
  const back = await editOf(heading, before[heading]!);
  expect(back.report).toMatchObject({ updated: 1, refused: [] });
  const unlike = { [exportFacts.updatedAt.heading]: '' };
  expect({ ...back.after, ...unlike }).toEqual({ ...before, ...unlike });
});

it.each(facts.filter(({ rule }) => rule === 'FIXED').map(({ heading }) => heading))(
  'refuses another value in the column %s, and says what to write',
  async (heading) => {
    const { report, before } = await editOf(heading, heading === 'ID' ? '999' : 'ARCHIVED');
    expect(report).toMatchObject({ updated: 0, unchanged: 5 });
    const [error] = report.refused[0]!.errors;
    expect(error).toMatchObject({ field: heading.toLowerCase(), code: 'fixed' });
    expect(error!.message).toContain(`write ${before[heading]}`);
  },
);

it.each(facts.filter(({ rule }) => rule === 'FIGURE').map(({ heading }) => heading))(
  'tells that the column %s is not read',
  async (heading) => {
    const { report } = await editOf(heading, '77');
    expect(report).toMatchObject({ unchanged: 6, refused: [] });
    expect(Object.keys(report.notices).join()).toContain(heading);
  },
);

it.each<[heading: string, cell: () => string, code: string]>([
  ['Category', () => 'No such thing', 'unknown'],
  ['Vendor', () => 'Twice', 'ambiguous'],
  ['Area code', () => 'nowhere', 'unknown'],
  ['Further categories', () => `${categories[1]!.code};nowhere`, 'unknown'],
  ['Index', () => '0', 'number'],
  ['Title', () => '', 'required'],
  ['Facebook', () => 'javascript:alert(1)', 'url'],
  ['Contact phone', () => '12', 'phone'],
  ['Flip book', () => 'https://salt.example/book', 'NOT_APPLICABLE'],
])('refuses in the column %s what it cannot take', async (heading, cell, code) => {
  const { report } = await editOf(heading, cell());
  expect(report).toMatchObject({ updated: 0, unchanged: 5 });
  expect(report.refused[0]!.errors).toMatchObject([{ field: heading.toLowerCase(), code }]);
});

it('refuses a name and a code that were changed to different things', async () => {
  const rows = await exportAds();
  const edited = rows.map((row) =>
    row['did'] === coupon.did ? { ...row, 'Vendor number': '', Vendor: 'Twice' } : row,
  );
  expect((await importAds(edited, true)).refused[0]!.errors).toMatchObject([{ code: 'ambiguous' }]);
  const [, , third] = await server.dependencies.database.query<{ id: number }[]>('SELECT id FROM vendors ORDER BY id');
  const two = rows.map((row) =>
    row['did'] === coupon.did ? { ...row, 'Vendor number': `${third!.id}`, Vendor: '' } : row,
  );
  expect((await importAds(two, true)).refused[0]!.errors).toMatchObject([{ field: 'vendor', code: 'contradiction' }]);
});
