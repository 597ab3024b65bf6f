import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../test/makeContext';
import { countStatements } from '../../test/database/countStatements';
import { useTestDatabase } from '../../test/testDatabase';
import type { MapArea } from '../map-areas/MapArea';
import { createStreetIndexEntry } from './maintenance/createStreetIndexEntry';
import { deleteStreetIndexEntry } from './maintenance/deleteStreetIndexEntry';
import { listStreetIndex, type ListStreetIndexInput } from './listStreetIndex';
import { StreetIndexEntry } from './StreetIndexEntry';
import { streetSummaryLoader } from './streetSummaryLoader';
import { updateStreetIndexEntry } from './maintenance/updateStreetIndexEntry';

const db = useTestDatabase();
const anyone = () => makeContext({ database: db.database });
const as = async (role: 'ADMINISTRATOR' | 'VENDOR') =>
  makeContext({ database: db.database, viewer: viewerOf(await makeAccount(db.database, { role })) });
const square = { coordinateX: 'A', coordinateY: '1', latitude: -26.31, longitude: 153.01 };
const streets = () => db.database.getRepository(StreetIndexEntry);
const auditOf = (entityId: number) =>
  db.database.getRepository(AuditLogEntry).find({ where: { entityType: 'StreetIndexEntry', entityId } });

describe("an area's streets index", () => {
  const names = ['Zephyr Way', 'ann Street', 'Bay Road', '1st Avenue', 'Élan Court', '50%_Lane', 'Bay Road'];
  let area: MapArea;

  beforeAll(async () => {
    area = await makeMapArea(db.database, { code: 'bayside' });
    const other = await makeMapArea(db.database);
    const rows = names.map((streetName, n) => ({ ...square, streetName, locality: n === 6 ? 'Northhaven' : '' }));
    await streets().insert(rows.map((row) => ({ ...row, mapAreaId: area.id })));
    await streets().insert({ ...square, streetName: 'Away Street', mapAreaId: other.id });
  });

  const namesOf = async (input: Omit<ListStreetIndexInput, 'mapArea'>, mapArea = 'bayside') =>
    (await listStreetIndex(anyone(), { mapArea, ...input })).edges.map(({ item }) => item.streetName);

  it('is ordered by name, ignoring case, and addressed by code or did', async () => {
    const expected = ['1st Avenue', '50%_Lane', 'ann Street', 'Bay Road', 'Bay Road', 'Zephyr Way', 'Élan Court'];
    expect(await namesOf({})).toEqual(expected);
    expect(await namesOf({}, area.did)).toEqual(expected);
    expect(await namesOf({}, 'nowhere')).toEqual([]);
    expect(await namesOf({}, 'nowhere\0')).toEqual([]);
  });

  it.each<[string, Omit<ListStreetIndexInput, 'mapArea'>, string[]]>([
    ['a part of the name', { q: ' RO ' }, ['Bay Road', 'Bay Road']],
    ['a suburb', { q: 'northh' }, ['Bay Road']],
    ['signs that mean something to LIKE', { q: '%_' }, ['50%_Lane']],
    ['without its accent', { q: 'elan' }, ['Élan Court']],
    ['a letter', { letter: 'A' }, ['ann Street']],
    ['a letter with an accent', { letter: 'É' }, ['Élan Court']],
    ['a digit', { letter: '1' }, ['1st Avenue']],
    ['both', { letter: 'b', q: 'north' }, ['Bay Road']],
    ['nothing', { letter: '', q: '  ' }, ['1st Avenue', '50%_Lane', 'ann Street']],
  ])('is searched by %s', async (_, input, expected) => {
    expect((await namesOf(input)).slice(0, expected.length)).toEqual(expected);
    expect(await namesOf({ ...input, first: 1 })).toEqual(expected.slice(0, 1));
  });

  it.each([
    ['letter', { letter: 'AB' }],
    ['letter', { letter: '%' }],
    ['q', { q: 'x'.repeat(101) }],
    ['first', { first: 101 }],
    ['after', { after: 'rubbish' }],
  ])('refuses a wrong %s', async (field, input) => {
    await expect(namesOf(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  it('returns its letters and its number of streets, for all areas in one statement', async () => {
    const empty = await makeMapArea(db.database);
    const context = anyone();
    const loader = context.loader(streetSummaryLoader);
    const read = () => Promise.all([loader.load(area.id), loader.load(empty.id)]);
    let found: Awaited<ReturnType<typeof read>> | undefined;
    expect(await countStatements(async () => (found = await read()))).toHaveLength(1);
    expect(found).toEqual([
      { streetsCount: 7, letters: ['1', '5', 'A', 'B', 'E', 'Z'], isFromPoints: true },
      { streetsCount: 0, letters: [], isFromPoints: false },
    ]);
  });

  it('is paged forward and backward, each street once, in one statement a page', async () => {
    const all = await listStreetIndex(anyone(), { mapArea: 'bayside' });
    const whole = all.edges.map(({ item }) => item.id);
    expect(await all.totalCount()).toBe(names.length);
    for (const reading of ['first', 'last'] as const) {
      const seen: number[] = [];
      let cursor: string | undefined;
      for (let more = true; more;) {
        const args = reading === 'first' ? { first: 3, after: cursor } : { last: 3, before: cursor };
        let page = all;
        const read = async () => (page = await listStreetIndex(anyone(), { mapArea: 'bayside', ...args }));
        expect(await countStatements(read)).toHaveLength(1);
        const ids = page.edges.map(({ item }) => item.id);
        seen.splice(reading === 'first' ? seen.length : 0, 0, ...ids);
        more = reading === 'first' ? page.hasNextPage : page.hasPreviousPage;
        cursor = page.edges.at(reading === 'first' ? -1 : 0)?.cursor;
      }
      expect(seen).toEqual(whole);
    }
  });
});

describe('index maintenance', () => {
  // 10 columns from 153 to 153.2, 8 rows from -26.3 down to -26.5
  let area: MapArea;
  beforeEach(async () => {
    area = await makeMapArea(db.database);
  });
  const street = (values: object = {}) => ({
    mapAreaId: area.id,
    streetName: '  Hastings   Street ',
    locality: '',
    latitude: -26.41,
    longitude: 153.07,
    ...values,
  });

  it('assigns a street to the square of its position, and logs it', async () => {
    const administrator = await as('ADMINISTRATOR');
    const made = await createStreetIndexEntry(administrator, street());
    expect(made).toMatchObject({ streetName: 'Hastings Street', coordinateX: 'D', coordinateY: '5' });
    const moved = await updateStreetIndexEntry(administrator, { id: made.id, longitude: 153.19 });
    expect(moved).toMatchObject({ streetName: 'Hastings Street', coordinateX: 'J', coordinateY: '5' });
    expect(await updateStreetIndexEntry(administrator, { id: made.id, longitude: 153.19 })).toEqual(moved);
    expect(await deleteStreetIndexEntry(administrator, made)).toMatchObject({ id: area.id });
    expect(await auditOf(made.id)).toMatchObject([
      { action: 'createStreetIndexEntry', before: null, after: { coordinateX: 'D' } },
      {
        action: 'updateStreetIndexEntry',
        before: { longitude: 153.07, coordinateX: 'D' },
        after: { longitude: 153.19, coordinateX: 'J' },
      },
      { action: 'deleteStreetIndexEntry', before: { streetName: 'Hastings Street' }, after: null },
    ]);
  });

  it.each<[string, object, object]>([
    ['a place off the map', { latitude: -30 }, { field: 'latitude', code: 'OUTSIDE_MAP' }],
    ['no name', { streetName: ' ' }, { field: 'streetName', code: 'REQUIRED' }],
  ])('refuses %s', async (_, values, error) => {
    const administrator = await as('ADMINISTRATOR');
    const refusal = { code: 'VALIDATION_FAILED', errors: [error] };
    await expect(createStreetIndexEntry(administrator, street(values))).rejects.toMatchObject(refusal);
    const { id } = await createStreetIndexEntry(administrator, street());
    await expect(updateStreetIndexEntry(administrator, { id, ...values })).rejects.toMatchObject(refusal);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('refuses a duplicate street, unless in another suburb', async () => {
    const administrator = await as('ADMINISTRATOR');
    await createStreetIndexEntry(administrator, street());
    const taken = { code: 'VALIDATION_FAILED', errors: [{ field: 'streetName', code: 'TAKEN' }] };
    await expect(createStreetIndexEntry(administrator, street())).rejects.toMatchObject(taken);
    const { id } = await createStreetIndexEntry(administrator, street({ locality: 'Noosaville' }));
    await expect(updateStreetIndexEntry(administrator, { id, locality: '' })).rejects.toMatchObject(taken);
  });

  it('reports an unknown area or street', async () => {
    const administrator = await as('ADMINISTRATOR');
    const missing = { code: 'NOT_FOUND' };
    await expect(createStreetIndexEntry(administrator, street({ mapAreaId: 999_999 }))).rejects.toMatchObject(missing);
    await expect(updateStreetIndexEntry(administrator, { id: 999_999 })).rejects.toMatchObject(missing);
    await expect(deleteStreetIndexEntry(administrator, { id: 999_999 })).rejects.toMatchObject(missing);
  });

  it('allows only administrators', async () => {
    const vendor = await as('VENDOR');
    const refusals = [
      createStreetIndexEntry(vendor, street()),
      updateStreetIndexEntry(vendor, { id: 1 }),
      deleteStreetIndexEntry(vendor, { id: 1 }),
    ];
    for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
