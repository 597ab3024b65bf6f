import { toGlobalId } from '../../../../shared/globalId';
import type { HostileTable } from '../HostileOperation';
import { dateRows, enumRows } from '../rows/choiceRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { tooMany } from '../rows/listFilterRows';
import { intRows } from '../rows/numberRows';
import { forwardPageRows, pageRows } from '../rows/pageRows';
import { missing, textRows, wrongTypes } from '../rows/textRows';

/** Operations for administrators besides ads: what needs them, imports, saved views, the audit log and jobs. */
export const recordOperations: HostileTable = {
  'Mutation.runJob': {
    as: 'administrator',
    accepted: ({ job, id }) => ({ input: { id: id('JobRun', job) } }),
    refused: () => idRows('input.id', 'JobRun'),
  },
  'Mutation.restoreRecordVersion': {
    as: 'administrator',
    accepted: ({ entryOfArea, id }) => ({ input: { entryId: id('AuditLogEntry', entryOfArea) } }),
    refused: ({ entry, id }) => [
      ...idRows('input.entryId', 'AuditLogEntry'),
      ['input.entryId', 'of an ad', id('AuditLogEntry', entry), 'CONFLICT'],
    ],
  },
  'Query.duplicateBrochures': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [
      ...[...pageRows(), ...enumRows('reason'), ...textRows('q', { atMost: 200 })],
      ...[...intRows('minScore', 0, 100), ...textRows('place', { atMost: 80 })],
    ],
  },
  'Mutation.mergeBrochures': {
    as: 'administrator',
    accepted: ({ coupon, draftCoupon, id }) => ({
      input: { keepId: id('Brochure', coupon), mergeId: id('Brochure', draftCoupon) },
    }),
    refused: ({ coupon, archived, id }) => [
      ...idRows('input.keepId', 'Brochure'),
      ...idRows('input.mergeId', 'Brochure'),
      ['input.mergeId', 'the same ad', id('Brochure', coupon), 'VALIDATION_FAILED', 'mergeId'],
      ['input.mergeId', 'of one that is archived', id('Brochure', archived), 'CONFLICT'],
    ],
  },
  'Mutation.keepBothBrochures': {
    as: 'administrator',
    accepted: ({ coupon, draft, id }) => ({
      input: { firstId: id('Brochure', coupon), secondId: id('Brochure', draft) },
    }),
    refused: ({ coupon, deleted, id }) => [
      ...idRows('input.firstId', 'Brochure'),
      ...idRows('input.secondId', 'Brochure'),
      ['input.secondId', 'the same', id('Brochure', coupon), 'VALIDATION_FAILED', 'secondId'],
      ['input.secondId', 'a deleted one', id('Brochure', deleted), 'NOT_FOUND'],
    ],
  },
  'Query.brochureImports': { as: 'administrator', accepted: () => ({}), refused: pageRows },
  'Mutation.startBrochureImport': {
    as: 'administrator',
    accepted: ({ brochureImport, id }) => ({ input: { id: id('BrochureImport', brochureImport) } }),
    refused: () => idRows('input.id', 'BrochureImport'),
  },
  'Query.brochureImportPreview': {
    as: 'administrator',
    accepted: ({ brochureImport, id }) => ({ id: id('BrochureImport', brochureImport) }),
    refused: () => idRows('id', 'BrochureImport'),
  },
  'Query.importProfiles': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.mapBrochureImport': {
    as: 'administrator',
    accepted: ({ brochureImport, id }) => ({
      input: {
        id: id('BrochureImport', brochureImport),
        columns: [{ column: 'Shop', target: 'name' }],
        values: [{ column: 'group', value: 'eating', replacement: 'FOOD_DRINK' }],
      },
    }),
    refused: () => [
      ...idRows('input.id', 'BrochureImport'),
      ...missing('input.columns'),
      ...missing('input.values'),
      ['input.columns', 'an unknown target', [{ column: 'a', target: 'status' }], 'VALIDATION_FAILED', 'columns.0'],
      [
        'input.columns',
        'a target twice',
        ['a', 'b'].map((column) => ({ column, target: 'name' })),
        'VALIDATION_FAILED',
        'columns.1',
      ],
      ['input.columns', 'a column twice', [{ column: 'A' }, { column: 'a ' }], 'VALIDATION_FAILED', 'columns.1'],
      ['input.profileName', 'empty', ' ', 'VALIDATION_FAILED', 'profileName'],
      ...textRows('input.profileName', { atMost: 80 }),
    ],
  },
  'Query.savedViews': {
    as: 'administrator',
    accepted: () => ({ list: 'NORMAL' }),
    refused: () => [...enumRows('list'), ...missing('list')],
  },
  'Mutation.saveView': {
    as: 'administrator',
    accepted: () => ({ input: { list: 'NORMAL', name: 'To do', query: 'status=PENDING_REVIEW', isShared: false } }),
    refused: () => [
      ...enumRows('input.list'),
      ...missing('input.list'),
      ...missing('input.name'),
      ['input.name', 'empty', ' ', 'VALIDATION_FAILED', 'name'],
      ...textRows('input.name', { atMost: 60 }),
      ...missing('input.query'),
      ['input.query', 'too long', 'q'.repeat(2001), 'VALIDATION_FAILED', 'query'],
      ['input.query', 'not encoded', 'q=a b', 'VALIDATION_FAILED', 'query'],
      ...missing('input.isShared'),
    ],
  },
  'Mutation.deleteView': {
    as: 'administrator',
    accepted: () => ({ input: { list: 'NORMAL', name: 'Kept' } }),
    refused: () => [
      ...enumRows('input.list'),
      ...missing('input.name'),
      ['input.name', 'of nothing', 'a\u0000b', 'NOT_FOUND'],
    ],
  },
  'Mutation.deleteImportProfile': {
    as: 'administrator',
    accepted: () => ({ input: { name: 'Register of Perth' } }),
    refused: () => [
      ...wrongTypes('input.name'),
      ...missing('input.name'),
      ['input.name', 'of nothing', 'a\u0000b', 'NOT_FOUND'],
    ],
  },
  'Query.health': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Query.overview': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Query.adminSearch': {
    as: 'administrator',
    accepted: () => ({ query: 'cafe' }),
    refused: () => textRows('query', { atMost: 200 }),
  },
  'Query.jobRuns': { as: 'administrator', accepted: () => ({}), refused: () => forwardPageRows() },
  'Query.auditLog': {
    as: 'administrator',
    accepted: () => ({ filter: { entityType: 'Brochure', isDeletion: true } }),
    refused: () => [
      ...pageRows(),
      ...looseIdRows('filter.actor', 'Account', 'filter.actor'),
      ['filter.actor', 'of another type', toGlobalId('Vendor', 1), 'VALIDATION_FAILED', 'filter.actor'],
      ...looseIdRows('filter.entity', 'Brochure', 'filter.entity').filter(([, what]) => what !== 'of no type'),
      ['filter.actions', 'too many', tooMany('x'), 'VALIDATION_FAILED', 'filter.actions'],
      ['filter.actions', 'a number', [1], 'BAD_REQUEST', 'filter.actions.0'],
      ...wrongTypes('filter.entityType'),
      ...textRows('filter.q', { atMost: 200 }),
      ['filter', 'a search of more than deletions', { q: 'tern' }, 'VALIDATION_FAILED', 'filter.q'],
      ...dateRows('filter.from'),
      ...dateRows('filter.to'),
      [
        'filter',
        'an end before its beginning',
        { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
        'VALIDATION_FAILED',
        'filter.to',
      ],
    ],
  },
};
