import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { createLoaderRegistry } from '../../app/context/createLoaderRegistry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf, toGlobalId } from '../../shared/globalId';
import { eventually } from '../../test/eventually';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeBrochureImport } from '../../test/factories/makeBrochureImport';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../test/makeContext';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestDatabase } from '../../test/testDatabase';
import { AuditLogEntryResolver } from '../audit-log/AuditLogEntryResolver';
import { namedChanges } from '../audit-log/AuditedChange';
import { nameOfEntity } from '../audit-log/nameOfEntity';
import { deleteImportProfile } from '../integrations/brochure-import/mapping/deleteImportProfile';
import { forgetContactsOfProfiles } from '../integrations/brochure-import/mapping/forgetContactsOfProfiles';
import type { ImportMapping } from '../integrations/brochure-import/mapping/ImportMapping';
import { ImportProfile } from '../integrations/brochure-import/mapping/ImportProfile';
import { mapBrochureImport } from '../integrations/brochure-import/mapping/mapBrochureImport';
import type { MapArea } from '../map-areas/MapArea';
import { AuditedPrintLayoutResolver } from '../printed-maps/layouts/AuditedPrintLayoutResolver';
import { applyPrintLayout } from '../printed-maps/layouts/applyPrintLayout';
import { defaultPrintSettings, type PrintSettings } from '../printed-maps/layouts/PrintSettings';
import { PrintLayout } from '../printed-maps/layouts/PrintLayout';
import { savePrintLayout } from '../printed-maps/layouts/savePrintLayout';
import { PrintedMap } from '../printed-maps/PrintedMap';
import { restoreRecordVersion } from './restoreRecordVersion';

const test = useTestDatabase();
let editor: RequestContext;
let reader: RequestContext;

beforeAll(async () => {
  const as = async (staffRole: 'EDITOR' | 'READER') =>
    makeContext({
      database: test.database,
      viewer: viewerOf(await makeAccount(test.database, { staffRole })),
      jobs: rememberJobs(),
    });
  [editor, reader] = [await as('EDITOR'), await as('READER')];
});

const lines = (entityType: string, entityId: number): Promise<AuditLogEntry[]> =>
  test.database.getRepository(AuditLogEntry).find({ where: { entityType, entityId }, order: { id: 'ASC' } });

const restore = (line: AuditLogEntry | undefined, as = editor): Promise<string> =>
  restoreRecordVersion(as, Number(line?.id));

const asVendor = async (): Promise<RequestContext> =>
  makeContext({
    database: test.database,
    viewer: viewerOf(await makeAccount(test.database, { role: 'VENDOR' })),
  });

const layoutOf = (entry: AuditLogEntry, as = editor): Promise<PrintLayout | null> | null => {
  const request: RequestContext = { ...as, loader: createLoaderRegistry(() => request) };
  return new AuditedPrintLayoutResolver().printLayout(entry, request);
};

const isRestorable = (entry: AuditLogEntry | undefined): Promise<boolean> => {
  const request: RequestContext = { ...editor, loader: createLoaderRegistry(() => request) };
  return new AuditLogEntryResolver().isRestorable(entry!, request);
};

describe('an import profile', () => {
  const profiles = () => test.database.getRepository(ImportProfile);

  async function keep(name: string, mapping: ImportMapping): Promise<ImportProfile> {
    const { id: createdById } = await makeAccount(test.database);
    const { id } = await makeBrochureImport(test.database, { state: 'CHECKED', createdById });
    await mapBrochureImport(editor, { id, ...mapping, profileName: name });
    return profiles().findOneByOrFail({ name });
  }

  const first: ImportMapping = {
    columns: [
      { column: 'shop', target: 'name' },
      { column: 'group', target: 'category' },
      { column: 'notes', target: null },
    ],
    values: [{ column: 'group', value: 'Eating "out"', replacement: 'FOOD_DRINK' }],
  };
  const second: ImportMapping = {
    columns: [
      { column: 'shop', target: 'highlights' },
      { column: 'group', target: 'category' },
      { column: 'notes', target: null },
      { column: 'town', target: 'postcode' },
    ],
    values: [{ column: 'group', value: 'Eating "out"', replacement: '' }],
  };

  it('has a history of its columns and values, and gets those of before back', async () => {
    const { id } = await keep('Perth', first);
    await keep('Perth', first);
    await keep('Perth', second);
    const [created, changed, ...others] = await lines('ImportProfile', id);
    expect(others).toEqual([]);
    expect(created).toMatchObject({ action: 'saveImportProfile', before: null, after: { name: 'Perth' } });
    expect(changed).toMatchObject({
      before: { 'column:shop': 'name', 'column:town': null, 'value:["group","Eating \\"out\\""]': 'FOOD_DRINK' },
      after: { 'column:shop': 'highlights', 'column:town': 'postcode', 'value:["group","Eating \\"out\\""]': '' },
    });
    expect([await isRestorable(created), await isRestorable(changed)]).toEqual([false, true]);
    expect(await nameOfEntity(editor, changed!)).toBe('Perth');
    await expect(restore(changed, reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    expect(await restore(changed)).toBe(toGlobalId('ImportProfile', id));
    const { columns, values } = (await profiles().findOneByOrFail({ id })).mapping;
    expect([new Set(columns), values]).toEqual([new Set(first.columns), first.values]);
    expect((await lines('ImportProfile', id)).at(-1)).toMatchObject({ action: 'restoreRecordVersion' });
  });

  it('comes back after its deletion under its number, unless there is one of its name', async () => {
    const { id } = await keep('Hobart', first);
    await keep('Hobart', second);
    await deleteImportProfile(editor, { name: 'Hobart' });
    const [, changed, deletion] = await lines('ImportProfile', id);
    expect(deletion).toMatchObject({ before: { name: 'Hobart', 'column:notes': '' }, after: null });
    expect(await nameOfEntity(editor, deletion!)).toBe('Hobart');
    await expect(restore(changed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const twin = await keep('Hobart', first);
    expect(twin.id).not.toBe(id);
    expect(await isRestorable(deletion)).toBe(false);
    await expect(restore(deletion)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ code: 'TAKEN' }] });
    await deleteImportProfile(editor, { name: 'Hobart' });

    expect(await isRestorable(deletion)).toBe(true);
    await restore(deletion);
    const restored = await profiles().findOneByOrFail({ name: 'Hobart' });
    expect([restored.id, new Set(restored.mapping.columns)]).toEqual([id, new Set(second.columns)]);
    await restore(changed);
    expect((await profiles().findOneByOrFail({ id })).mapping.values).toEqual(first.values);
  });

  it('keeps no values of contact columns, which are of people, neither itself nor in its history', async () => {
    const contacts: ImportMapping = {
      columns: [
        { column: 'manager', target: 'contact_name' },
        { column: 'notes', target: null },
        { column: 'group', target: 'category' },
      ],
      values: [
        { column: 'manager', value: 'Sam Lee', replacement: 'Samantha Lee' },
        { column: 'email', value: 'sam@@people.example', replacement: 'sam@people.example' },
        { column: 'notes', value: 'Ask Sam', replacement: '' },
        ...first.values,
      ],
    };
    const { id, mapping } = await keep('Cairns', contacts);
    expect(mapping).toEqual({ columns: contacts.columns, values: first.values });
    // one that an earlier version has kept
    await profiles().update({ id }, { mapping: contacts });
    await keep('Cairns', { columns: [], values: [] });
    const [created, changed] = await lines('ImportProfile', id);
    expect(JSON.stringify([created, changed])).not.toMatch(/sam/i);

    await profiles().update({ id }, { mapping: contacts });
    await deleteImportProfile(editor, { name: 'Cairns' });
    const deletion = (await lines('ImportProfile', id)).at(-1);
    expect(JSON.stringify(deletion)).not.toMatch(/sam/i);
    await restore(deletion);
    expect((await profiles().findOneByOrFail({ id })).mapping).toEqual({
      columns: expect.arrayContaining([...contacts.columns]) as unknown,
      values: first.values,
    });
  });

  it('forgets contacts that an earlier version has kept, once', async () => {
    const values = [
      { column: 'manager', value: 'Sam Lee', replacement: 'Samantha Lee' },
      // not read, because another column is read as the name
      { column: 'name', value: 'Sam Lee', replacement: '' },
    ];
    const columns = [
      { column: 'manager', target: 'contact_name' },
      { column: 'shop', target: 'name' },
      { column: 'group', target: 'category' },
    ];
    const { id } = await keep('Broome', { columns, values: [] });
    await profiles().update({ id }, { mapping: { columns, values: [...values, ...first.values] } });
    expect([await forgetContactsOfProfiles(test.database), await forgetContactsOfProfiles(test.database)]).toEqual([
      1, 0,
    ]);
    expect((await profiles().findOneByOrFail({ id })).mapping).toEqual({ columns, values: first.values });
  });

  it('is read by the rules of any other mapping', async () => {
    const { id } = await keep('Darwin', first);
    await keep('Darwin', { ...first, columns: [] });
    await keep('Darwin', { ...first, columns: [{ column: 'label', target: 'name' }] });
    const [, removed] = await lines('ImportProfile', id);
    // two columns cannot be the name
    await expect(restore(removed)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('the layout of a printed map', () => {
  const format = { paper: 'A4', orientation: 'LANDSCAPE' } as const;
  const layouts = () => test.database.getRepository(PrintLayout);
  let area: MapArea;
  beforeEach(async () => {
    area = await makeMapArea(test.database, { name: 'Bayside' });
  });

  const save = (name: string | null, settings: Partial<PrintSettings> = {}): Promise<PrintLayout> =>
    savePrintLayout(editor, {
      ...format,
      mapAreaId: area.id,
      name,
      settings: { ...defaultPrintSettings, ...settings },
    });

  it('has one history of all its versions in words; a change of before is saved as another version', async () => {
    const { id: ad } = await makeBrochure(test.database, { title: 'Fish' });
    await save(null, { title: 'A draft' });
    const chosen = {
      frame: { from: 'A1', to: 'B2' },
      insets: 'CHOSEN',
      insetRanges: [{ from: 'A1', to: 'A1' }],
    } as const;
    const summer = await save('Summer', {
      ...{ ...chosen, insetRanges: [...chosen.insetRanges], title: 'Sun', brochureIds: [ad], fold: 'LETTER' },
      ...{ hasBleed: true, sponsor: 'Tide', emergencyNumbers: '' },
    });
    const winter = await save('Winter', { title: 'Rain', sponsor: 'Tide' });
    expect([summer.firstVersionId, winter.firstVersionId]).toEqual([summer.id, summer.id]);
    const [created, changed, ...others] = await lines('PrintLayout', summer.id);
    expect(others).toEqual([]);
    expect(await nameOfEntity(editor, changed!)).toBe('Bayside, A4 landscape');
    expect(await layoutOf(changed!)).toMatchObject({ id: winter.id });
    expect(await isRestorable(created)).toBe(false);
    const words = await namedChanges(editor, changed!);
    expect(words.map(({ field, beforeName, afterName }) => [field, beforeName, afterName])).toEqual([
      ...[
        ['brochureIds', `Ad ${ad} “Fish”`, null],
        ['emergencyNumbers', '', null],
        ['fold', 'LETTER', null],
        ['frame', 'A1 to B2', null],
        ['hasBleed', 'true', 'false'],
      ],
      ...[
        ['insetRanges', 'A1 to A1', null],
        ['insets', 'CHOSEN', 'AUTOMATIC'],
        ['layoutOf', null, 'Bayside, A4 landscape'],
        ['name', 'Summer', 'Winter'],
        ['title', 'Sun', 'Rain'],
      ],
    ]);

    const later = await save('Winter', { title: 'Rain', sponsor: 'Reef' });
    // the versions that are no longer kept are in the history still
    await layouts().delete({ id: summer.id });
    expect(await layoutOf(created!)).toMatchObject({ id: later.id, ...format });
    expect(await layoutOf(created!, await asVendor())).toBeNull();
    const id = databaseIdOf(await restore(changed), 'PrintLayout', 'id');
    expect(id).toBeGreaterThan(later.id);
    expect(await layouts().findOneByOrFail({ id })).toMatchObject({
      ...{ name: 'Summer', firstVersionId: summer.id },
      settings: { ...summer.settings, sponsor: 'Reef' },
    });
    await expect(restore(changed, reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const [ofSponsor] = (await lines('PrintLayout', summer.id)).filter(({ before }) => before?.['sponsor'] === 'Tide');
    const again = databaseIdOf(await restore(ofSponsor), 'PrintLayout', 'id');
    expect((await layouts().findOneByOrFail({ id: again })).settings).toEqual(summer.settings);
  });

  it('goes on after a version that a server of the version before has saved', async () => {
    const { id } = await save('Summer');
    const older = await save('Autumn');
    await layouts().update({ id: older.id }, { firstVersionId: null });
    expect((await save('Winter')).firstVersionId).toBe(id);
  });

  it('keeps the settings of the latest version when that is of a server of the version before', async () => {
    const { id } = await save('Summer', { title: 'Sun' });
    await save('Summer', { title: 'Rain' });
    const older = await save('Autumn', { title: 'Rain', sponsor: 'Tide' });
    await layouts().update({ id: older.id }, { firstVersionId: null });
    const [, changed] = await lines('PrintLayout', id);
    const restored = databaseIdOf(await restore(changed), 'PrintLayout', 'id');
    expect(await layouts().findOneByOrFail({ id: restored })).toMatchObject({
      ...{ name: 'Autumn', firstVersionId: id },
      settings: { title: 'Sun', sponsor: 'Tide' },
    });
  });

  /** Begins all while the area is locked, each once the one before waits, and then lets them go on. */
  async function atOnce<T>(begins: readonly (() => Promise<T>)[]): Promise<T[]> {
    const holder = test.database.createQueryRunner();
    const begun: Promise<T>[] = [];
    try {
      await holder.startTransaction();
      await holder.query('SELECT FROM map_areas WHERE id = $1 FOR UPDATE', [area.id]);
      for (const begin of begins) {
        begun.push(begin());
        await eventually(async () => {
          const waiting = await test.database.query<unknown[]>(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          expect(waiting).toHaveLength(begun.length);
        });
      }
    } finally {
      await holder.commitTransaction();
      await holder.release();
    }
    return Promise.all(begun);
  }

  it('is restored on what somebody saves meanwhile', async () => {
    const { id } = await save('Summer', { title: 'Sun' });
    await save('Summer', { title: 'Rain' });
    const [, changed] = await lines('PrintLayout', id);
    await atOnce<unknown>([() => save('Summer', { title: 'Rain', sponsor: 'Tide' }), () => restore(changed)]);
    const latest = await layouts().findOneOrFail({ where: { mapAreaId: area.id }, order: { id: 'DESC' } });
    expect(latest.settings).toMatchObject({ title: 'Sun', sponsor: 'Tide' });
  });

  it('has one history, and each change of it once, when its first versions are saved at once', async () => {
    const [one, other] = await atOnce([() => save('Summer', { title: 'Sun' }), () => save('Winter', { title: 'Sun' })]);
    expect([one?.firstVersionId, other?.firstVersionId]).toEqual([one?.id, one?.id]);
    const [created, changed, ...others] = await lines('PrintLayout', one?.id ?? 0);
    expect([created?.before, others]).toEqual([null, []]);
    expect(changed).toMatchObject({ before: { name: 'Summer' }, after: { name: 'Winter' } });
  });

  it('keeps to the grid of today, and is gone with its area', async () => {
    await save('Summer', { frame: { from: 'A1', to: 'B2' } });
    const { firstVersionId } = await save('Winter');
    await test.database.query('UPDATE map_areas SET grid_columns = 1, grid_rows = 1 WHERE id = $1', [area.id]);
    const [, changed] = await lines('PrintLayout', firstVersionId ?? 0);
    await expect(restore(changed)).rejects.toMatchObject({ errors: [{ field: 'layout.frame' }] });
    await test.database.query('DELETE FROM map_areas WHERE id = $1', [area.id]);
    await expect(restore(changed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is used again as before by the history of the PDF map', async () => {
    const summer = await save('Summer');
    const winter = await save('Winter');
    const { id } = await applyPrintLayout(editor, { id: summer.id });
    await applyPrintLayout(editor, { id: winter.id });
    const [begun, replaced] = (await lines('PrintedMap', id)).filter(({ action }) => action === 'applyPrintLayout');
    expect(replaced).toMatchObject({ before: { name: 'Summer' }, after: { name: 'Winter' } });
    expect([await isRestorable(begun), await isRestorable(replaced)]).toEqual([false, true]);
    expect(await restore(replaced)).toBe(toGlobalId('PrintedMap', id));
    const map = await test.database.getRepository(PrintedMap).findOneByOrFail({ id });
    expect(map).toMatchObject({ printLayoutId: summer.id, state: 'WAITING' });
  });
});
