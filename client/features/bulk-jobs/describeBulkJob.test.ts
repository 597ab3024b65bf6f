import type { BulkJobSummary } from './BulkJobSummary';
import { bulkJobCounts, bulkJobPercent, describeBulkJob } from './describeBulkJob';

const job: BulkJobSummary = {
  ...{ __typename: 'BulkJob', id: 'j', databaseId: 7, action: 'UPDATE', numberFrom: null, fileName: null },
  ...{ state: 'DONE', total: 1234 },
  fields: [
    { __typename: 'AuditedChange', field: 'category', afterName: 'Cafés' },
    { __typename: 'AuditedChange', field: 'validTo', afterName: '2026-12-24' },
    { __typename: 'AuditedChange', field: 'parkingInfo', afterName: null },
  ],
  ...{ changedCount: 1200, unchangedCount: 30, refusedCount: 4, undoneCount: 0, keptCount: 0 },
  ...{
    isStartable: false,
    isUndoable: true,
    problem: null,
    createdAt: '2026-11-25T03:00:00Z',
    startedAt: null,
    finishedAt: null,
  },
  ...{ undoneAt: null, createdBy: null },
};

it('names the fields and values that a job writes', () => {
  expect(describeBulkJob(job)).toBe('Main category: Cafés, Last day: 24/12/2026, Parking: none');
  expect(describeBulkJob({ ...job, action: 'NUMBER', numberFrom: 10 })).toBe('Index from 10');
  expect(describeBulkJob({ ...job, action: 'ARCHIVE' })).toBe('Archive');
});

it('counts what became of the ads, or would become of them', () => {
  expect(bulkJobCounts(job)).toBe('1,200 of 1,234 ads changed, 30 unchanged, 4 refused');
  expect(bulkJobCounts({ ...job, state: 'CHECKED', refusedCount: 0 })).toBe(
    '1,200 of 1,234 ads would change, 30 are so already',
  );
  expect(bulkJobCounts({ ...job, state: 'UNDONE', undoneCount: 1199, keptCount: 1, unchangedCount: 0 })).toBe(
    '1,200 of 1,234 ads changed, 4 refused, 1,199 back as before, 1 kept because they changed since',
  );
});

it('counts the ads whose figures are mailed', () => {
  const report = { ...job, action: 'REPORT' as const, unchangedCount: 0, refusedCount: 34 };
  expect(bulkJobCounts(report)).toBe('1,200 of 1,234 ads reported, 34 refused');
  expect(bulkJobCounts({ ...report, state: 'CHECKED' })).toBe(
    '1,200 of 1,234 ads would be reported, 34 would be refused',
  );
});

it('says 100 % only when the server is done', () => {
  expect(bulkJobPercent({ ...job, state: 'RUNNING' })).toBe(99);
  expect(bulkJobPercent({ ...job, state: 'RUNNING', changedCount: 583 })).toBe(50);
  expect(bulkJobPercent({ ...job, state: 'UNDOING', undoneCount: 300 })).toBe(25);
});
