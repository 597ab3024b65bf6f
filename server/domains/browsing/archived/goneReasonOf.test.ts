import { goneReasonOf, type Archiving } from './goneReasonOf';

const archived: Archiving = {
  ...{ archiveReason: 'MANUAL', wasPublished: true, wasOver: false },
  ...{ hasReplacement: false, isMerged: false },
};

it.each<[string, Partial<Archiving>, ReturnType<typeof goneReasonOf>]>([
  ['somebody archived it while it ran', {}, 'TAKEN_DOWN'],
  ['its source no longer has it', { archiveReason: 'SOURCE' }, 'TAKEN_DOWN'],
  ['somebody archived it after its last day', { wasOver: true }, 'ENDED'],
  ['it expired', { archiveReason: 'EXPIRED', wasOver: true }, 'ENDED'],
  ['there is a newer one', { hasReplacement: true }, 'REPLACED'],
  ['it expired, and there is a newer one', { archiveReason: 'EXPIRED', hasReplacement: true }, 'REPLACED'],
  ['it became part of another', { hasReplacement: true, isMerged: true }, 'MERGED'],
  ['it was never published', { wasPublished: false }, null],
  ['a draft expired', { archiveReason: 'EXPIRED', wasOver: true, wasPublished: false }, null],
  ['a draft that has a newer one', { wasPublished: false, hasReplacement: true }, null],
  ['a review rejected it', { archiveReason: 'REJECTED', wasPublished: false }, null],
  ['a review rejected it after it ran', { archiveReason: 'REJECTED' }, null],
])('%s', (_, changes, reason) => {
  expect(goneReasonOf({ ...archived, ...changes })).toBe(reason);
});
