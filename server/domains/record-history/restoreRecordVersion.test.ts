import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { createLoaderRegistry } from '../../app/context/createLoaderRegistry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeCallers } from '../../test/factories/makeCallers';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { AuditLogEntryResolver } from '../audit-log/AuditLogEntryResolver';
import { nameOfEntity } from '../audit-log/nameOfEntity';
import { nameOfValue } from '../audit-log/nameOfValue';
import { Category } from '../categories/Category';
import { updateCategory } from '../categories/updateCategory';
import { AtdwCategory } from '../integrations/atdw/AtdwCategory';
import { AtdwSettings } from '../integrations/atdw/AtdwSettings';
import { updateAtdwSettings, type AtdwSettingsChange } from '../integrations/atdw/managing/updateAtdwSettings';
import { MapArea } from '../map-areas/MapArea';
import { deleteMapArea } from '../map-areas/maintenance/deleteMapArea';
import { updateMapArea } from '../map-areas/maintenance/updateMapArea';
import { createStreetIndexEntry } from '../street-index/maintenance/createStreetIndexEntry';
import { deleteStreetIndexEntry } from '../street-index/maintenance/deleteStreetIndexEntry';
import { updateStreetIndexEntry } from '../street-index/maintenance/updateStreetIndexEntry';
import { StreetIndexEntry } from '../street-index/StreetIndexEntry';
import { updateVendor } from '../vendors/updateVendor';
import { Vendor } from '../vendors/Vendor';
import { restoreRecordVersion } from './restoreRecordVersion';

const test = useTestDatabase();
let administrator: RequestContext;
let editor: RequestContext;
let reader: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, new Date('2026-11-20T10:00:00Z')));
  const staff = async (staffRole: 'EDITOR' | 'READER') =>
    ({ ...administrator, viewer: viewerOf(await makeAccount(test.database, { staffRole })) }) as RequestContext;
  [editor, reader] = [await staff('EDITOR'), await staff('READER')];
});

async function lastLine(): Promise<AuditLogEntry> {
  const [line] = await test.database.getRepository(AuditLogEntry).find({ order: { id: 'DESC' }, take: 1 });
  return line!;
}

/** Makes a change and returns the number of its line. */
async function lineOf(change: Promise<unknown>): Promise<number> {
  await change;
  return Number((await lastLine()).id);
}

/** Whether a list offers to restore the line. */
async function isRestorable(id: number): Promise<boolean> {
  const entry = await test.database.getRepository(AuditLogEntry).findOneByOrFail({ id: String(id) });
  const request: RequestContext = { ...editor, loader: createLoaderRegistry(() => request) };
  return new AuditLogEntryResolver().isRestorable(entry, request);
}

it('gives a vendor the values before one change, and leaves later changes of others', async () => {
  const { id, companyName } = await makeVendor(test.database, { phoneNo: '(07) 5447 1234' });
  const entryId = await lineOf(updateVendor(administrator, id, { companyName: 'Tern & Co', phoneNo: null }));
  await updateVendor(administrator, id, { contactName: 'Kim' });
  await restoreRecordVersion(administrator, entryId);
  const vendors = test.database.getRepository(Vendor);
  expect(await vendors.findOneByOrFail({ id })).toMatchObject({
    ...{ companyName, phoneNo: '(07) 5447 1234', contactName: 'Kim' },
  });
  expect(await lastLine()).toMatchObject({ action: 'restoreRecordVersion', before: { companyName: 'Tern & Co' } });
});

it('gives categories, areas and streets their values, also by an editor', async () => {
  const category = await makeCategory(test.database, { synonyms: ['brunch', 'breakfast'] });
  const ofCategory = await lineOf(
    updateCategory(editor, { id: category.id, name: 'Eat', synonyms: [], ownIcon: null }),
  );
  await restoreRecordVersion(editor, ofCategory);
  const { name, synonyms, ownIcon } = category;
  const categories = test.database.getRepository(Category);
  expect(await categories.findOneByOrFail({ id: category.id })).toMatchObject({ name, synonyms, ownIcon });

  const area = await makeMapArea(test.database);
  const ofArea = await lineOf(updateMapArea(editor, { id: area.id, name: 'Elsewhere', gridRows: area.gridRows + 1 }));
  await restoreRecordVersion(editor, ofArea);
  const areas = test.database.getRepository(MapArea);
  expect(await areas.findOneByOrFail({ id: area.id })).toMatchObject({ name: area.name, gridRows: area.gridRows });

  const middle = { latitude: (area.north + area.south) / 2, longitude: (area.west + area.east) / 2 };
  const street = { mapAreaId: area.id, streetName: 'Tern Street', locality: '', ...middle };
  const { id } = await createStreetIndexEntry(editor, street);
  const ofStreet = await lineOf(updateStreetIndexEntry(editor, { id, streetName: 'Turn Street' }));
  await restoreRecordVersion(editor, ofStreet);
  const streets = test.database.getRepository(StreetIndexEntry);
  expect(await streets.findOneByOrFail({ id })).toMatchObject({ streetName: 'Tern Street' });
});

it('gives the tourism connector its settings and its map of categories, and only to administrators', async () => {
  const stay = await makeCategory(test.database);
  const eat = await makeCategory(test.database);
  const categories = test.database.getRepository(AtdwCategory);
  await categories.save([
    { code: 'ACCOMM', description: 'Accommodation', categoryId: stay.id },
    { code: 'TOUR', description: 'Tour', categoryId: null },
  ]);
  const save = (version: number, changes: Partial<AtdwSettingsChange>) =>
    updateAtdwSettings(administrator, {
      ...{ version, baseUrl: 'https://atdw.example/api/', states: ['QLD' as const, 'NSW' as const] },
      ...{ regions: ['Noosa', 'Far North'], isNightly: true, categories: [], ...changes },
    });
  await save(0, {});
  const entryId = await lineOf(
    save(1, {
      ...{ baseUrl: 'https://elsewhere.example/', states: [], regions: [] },
      categories: [
        { code: 'ACCOMM', category: null },
        { code: 'TOUR', category: eat.code },
      ],
    }),
  );
  expect(await lastLine()).toMatchObject({
    before: {
      ...{ baseUrl: 'https://atdw.example/api/', states: 'NSW QLD', regions: 'Noosa, Far North' },
      categories: `ACCOMM: ${stay.code}, TOUR: –`,
    },
    after: { categories: `ACCOMM: –, TOUR: ${eat.code}` },
  });
  await save(2, { baseUrl: 'https://elsewhere.example/', states: [], regions: [], isNightly: false });
  await expect(restoreRecordVersion(editor, entryId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const unproven = { ...administrator, viewer: { ...administrator.viewer!, isProven: false } };
  await expect(restoreRecordVersion(unproven, entryId)).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });

  await restoreRecordVersion(administrator, entryId);
  expect(await test.database.getRepository(AtdwSettings).findOneByOrFail({ id: 1 })).toMatchObject({
    ...{ baseUrl: 'https://atdw.example/api/', states: ['NSW', 'QLD'], regions: ['Noosa', 'Far North'] },
    ...{ isNightly: false, version: 4 },
  });
  const map = await categories.find({ order: { code: 'ASC' } });
  expect(map.map(({ categoryId }) => categoryId)).toEqual([stay.id, null]);
});

it('makes a deleted street and a deleted area again', async () => {
  const area = await makeMapArea(test.database);
  const middle = { latitude: (area.north + area.south) / 2, longitude: (area.west + area.east) / 2 };
  const street = { mapAreaId: area.id, streetName: 'Lost Lane', locality: '', ...middle };
  const { id } = await createStreetIndexEntry(editor, street);
  const ofStreet = await lineOf(deleteStreetIndexEntry(editor, { id }));
  expect(await nameOfEntity(editor, await lastLine())).toBe('Lost Lane');
  expect(
    await nameOfValue(editor, { entityType: 'StreetIndexEntry', field: 'mapAreaId', value: String(area.id) }),
  ).toBe(area.name);
  const twin = { ...street, streetName: 'Lost Lane', locality: 'Elsewhere' };
  await createStreetIndexEntry(editor, twin);
  expect(await isRestorable(ofStreet)).toBe(true);
  const again = databaseIdOf(await restoreRecordVersion(editor, ofStreet), 'StreetIndexEntry', 'id');
  const streets = test.database.getRepository(StreetIndexEntry);
  expect(await streets.findOneByOrFail({ id: again })).toMatchObject(street);
  expect(await isRestorable(ofStreet)).toBe(false);

  const ofArea = await lineOf(deleteMapArea(editor, { id: area.id }));
  expect(await isRestorable(ofArea)).toBe(true);
  const newId = databaseIdOf(await restoreRecordVersion(editor, ofArea), 'MapArea', 'id');
  const { did, code, name, west, gridRows } = area;
  const areas = test.database.getRepository(MapArea);
  expect(await areas.findOneByOrFail({ id: newId })).toMatchObject({ did, code, name, west, gridRows });
  // once it is back, its code is taken
  expect(await isRestorable(ofArea)).toBe(false);
  await expect(restoreRecordVersion(editor, ofArea)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('refuses lines that hold nothing, lines that the caller may not read, and callers who may not change', async () => {
  const { id } = await makeVendor(test.database);
  const ofVendor = await lineOf(updateVendor(administrator, id, { contactName: 'Kim' }));
  await expect(restoreRecordVersion(reader, ofVendor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(restoreRecordVersion(vendor, ofVendor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(restoreRecordVersion(administrator, 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const ofState = await lineOf(updateVendor(administrator, id, { contactName: 'Lee' }));
  const lines = test.database.getRepository(AuditLogEntry);
  await lines.update({ id: String(ofState) }, { before: { status: 'ACTIVE' } });
  await expect(restoreRecordVersion(administrator, ofState)).rejects.toMatchObject({ code: 'CONFLICT' });
  const ofLogin = await lineOf(updateVendor(administrator, id, { contactName: 'Ann' }));
  await lines.update({ id: String(ofLogin) }, { entityType: 'Account' });
  await expect(restoreRecordVersion(editor, ofLogin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('lets editors, who may change vendors, take a change of one back', async () => {
  const { id, contactName } = await makeVendor(test.database, { contactName: 'Kim' });
  const entryId = await lineOf(updateVendor(editor, id, { contactName: 'Lee' }));
  await restoreRecordVersion(editor, entryId);
  expect(await test.database.getRepository(Vendor).findOneByOrFail({ id })).toMatchObject({ contactName });
});

it('holds to the rules of any other change', async () => {
  const { id } = await makeVendor(test.database);
  const entryId = await lineOf(updateVendor(administrator, id, { abn: '51 824 753 556' }));
  await test.database.getRepository(AuditLogEntry).update({ id: String(entryId) }, { before: { abn: '12' } });
  await expect(restoreRecordVersion(administrator, entryId)).rejects.toMatchObject({
    ...{ code: 'VALIDATION_FAILED', errors: [{ field: 'abn' }] },
  });
});
