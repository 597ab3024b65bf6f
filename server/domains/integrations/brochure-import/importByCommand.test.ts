import { Readable } from 'node:stream';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { seedReferenceData } from '../../../seeds/seedReferenceData';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { listAuditLog } from '../../audit-log/listAuditLog';
import { importByCommand } from './importByCommand';

const test = useTestDatabase();
let terminal: RequestContext;
let mapArea: string;

beforeAll(async () => {
  await seedReferenceData(test.database);
  terminal = makeContext({ database: test.database });
  mapArea = (await makeMapArea(test.database)).code;
});
afterEach(() => test.database.query('TRUNCATE brochures, audit_log_entries CASCADE'));

const rows = ['Blue Gum Café,FOOD_DRINK', 'Paper Boat,SHOP', 'Nowhere,NO_SUCH_CATEGORY'];

const run = (source: Readable, dryRun = false) =>
  importByCommand(terminal, {
    ...{ source, fileName: 'shops.csv', sourceName: 'register', type: 'BLD_AD', mapArea, mapAreaDefinitions: [] },
    ...{ publish: false, dryRun },
  });
const file = () => Readable.from([`${['name,category', ...rows].join('\n')}\n`]);

async function listed(): Promise<unknown[]> {
  const viewer = viewerOf(await makeAccount(test.database, { role: 'ADMINISTRATOR' }));
  const { edges } = await listAuditLog(makeContext({ database: test.database, viewer }), {});
  return edges.map(({ item: { action, entityType, after } }) => [action, entityType, after]);
}

const name = { fileName: 'shops.csv', sourceName: 'register' };
const started = ['startBrochureImport', 'CommandImport', { ...name, type: 'BLD_AD', publish: false }];

it('has two lines in the log, whose other lines are in the histories of the ads', async () => {
  expect(await run(file())).toMatchObject({ created: 2 });
  expect(await listed()).toEqual([
    ['importBrochures', 'CommandImport', { ...name, added: 2, changedCount: 0, unchangedCount: 0, refusedCount: 1 }],
    started,
  ]);
  const lines = test.database.getRepository(AuditLogEntry);
  expect(await lines.countBy({ action: 'importBrochures', entityType: 'Brochure' })).toBe(2);
});

it('keeps the first line when it is interrupted', async () => {
  const broken = Readable.from(
    (function* () {
      yield 'name,category\nBlue Gum Café,FOOD_DRINK\n';
      throw new Error('The disk is gone.');
    })(),
  );
  await expect(run(broken)).rejects.toThrow();
  expect(await listed()).toEqual([started]);
});

it('has no line when it only tries', async () => {
  await run(file(), true);
  expect(await listed()).toEqual([]);
});
