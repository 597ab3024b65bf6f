import { globSync, readFileSync } from 'node:fs';
import { auditedActions } from '../../../shared/audit-log/auditedActions';
import { auditedEntities } from '../../../shared/audit-log/auditedEntities';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import { isDeclaredField } from '../../test/database/refuseUndeclaredNames';
import { makeContext } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { Brochure } from '../brochures/Brochure';
import { fieldNames } from '../brochures/fields/brochureFields';
import { valuesOfColumns } from '../brochures/undo/valuesOfColumns';

const test = useTestDatabase();

const writers = globSync('server/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })
  .map((path) => readFileSync(path, 'utf8'))
  .filter((source) => source.includes('recordAudit'));
const namesIn = (pattern: RegExp): string[] => [
  ...new Set(writers.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
];

it('has a label for every kind of record that the server names', () => {
  const kinds = namesIn(/entityType: '(\w+)'/g);
  expect(kinds.length).toBeGreaterThan(25);
  expect(kinds.filter((kind) => !Object.hasOwn(auditedEntities, kind))).toEqual([]);
});

it('has a label for every action that the server names', () => {
  const actions = namesIn(/action: '([a-z]\w+)', entityType|\baction: '([a-z]\w+)',\n\s+entityType/g).filter(Boolean);
  expect(actions.length).toBeGreaterThan(60);
  expect(actions.filter((action) => !(auditedActions as readonly string[]).includes(action))).toEqual([]);
});

it('has a label for every value of an ad that an edit, an import or an undo may write', () => {
  const columns = Object.keys(valuesOfColumns(test.database.manager, new Brochure()));
  expect(columns).toContain('archivedAt');
  expect([...fieldNames, ...columns].filter((name) => !isDeclaredField('Brochure', name))).toEqual([]);
});

it('is refused in tests what people could not read', async () => {
  const line = { action: 'updateVendor', entityType: 'Vendor', entityId: 1, before: null, after: { someCode: 7 } };
  const write = recordAudit(test.database.manager, makeContext({ database: test.database }), [line]);
  await expect(write).rejects.toThrow('Give it a label in shared/audit-log: field Vendor.someCode.');
  expect(await test.database.getRepository(AuditLogEntry).count()).toBe(0);
});
