import type { HostileOperation, HostileTable } from '../HostileOperation';
import { booleanRows, dateRows, enumRows } from '../rows/choiceRows';
import { idListRows } from '../rows/idListRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { intRows } from '../rows/numberRows';
import { pageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { textRows, wrongTypes } from '../rows/textRows';

type Ad = 'draft' | 'unsent' | 'archived' | 'deleted' | 'coupon';

const ofOne = (ad: Ad): HostileOperation => ({
  as: 'administrator',
  accepted: (world) => ({ input: { id: world.id('Brochure', world[ad]) } }),
  refused: () => idRows('input.id', 'Brochure'),
});

const ofVendor = (ad: Ad): HostileOperation => ({
  ...ofOne(ad),
  as: 'vendor',
  refused: (world) => [
    ...idRows('input.id', 'Brochure'),
    ['input.id', 'published', world.id('Brochure', world.coupon), 'CONFLICT'],
    ['input.id', 'archived', world.id('Brochure', world.archived), 'CONFLICT'],
  ],
});

const ofMany: HostileOperation = {
  as: 'administrator',
  accepted: (world) => ({ input: { ids: [world.id('Brochure', world.draft)] } }),
  refused: () => [
    ...idListRows('input.ids', 'Brochure', 500).filter(([, , , code]) => code === 'BAD_REQUEST'),
    ['input.ids', 'too many', Array.from({ length: 501 }, () => 'x'), 'VALIDATION_FAILED', 'ids'],
    ['input.ids', 'empty', [], 'VALIDATION_FAILED', 'ids'],
  ],
};

export const brochureStateOperations: HostileTable = {
  'Mutation.publishBrochure': ofOne('draft'),
  'Mutation.archiveBrochure': ofOne('draft'),
  'Mutation.unarchiveBrochure': ofOne('archived'),
  'Mutation.submitBrochure': ofVendor('unsent'),
  'Mutation.withdrawSubmission': ofVendor('draft'),
  'Mutation.copyBrochure': {
    ...ofOne('draft'),
    refused: (world) => [
      ...ofOne('draft').refused(world),
      ...dateRows('input.validFrom'),
      ...dateRows('input.validTo'),
      ['input.validFrom', 'in the past', '2020-01-01', 'VALIDATION_FAILED', 'validFrom'],
      ['input.validTo', 'in the past', '2020-01-01', 'VALIDATION_FAILED', 'validTo'],
    ],
  },
  'Mutation.deleteBrochure': ofOne('draft'),
  'Mutation.restoreBrochure': ofOne('deleted'),
  'Mutation.restoreBrochureVersion': {
    as: 'administrator',
    accepted: ({ draft, entry, id }) => ({ input: { id: id('Brochure', draft), entryId: id('AuditLogEntry', entry) } }),
    refused: ({ coupon, id }) => [
      ...idRows('input.id', 'Brochure'),
      ...idRows('input.entryId', 'AuditLogEntry'),
      ['input.id', 'of another ad', id('Brochure', coupon), 'NOT_FOUND'],
      ['input.version', 'not the present one', 2_000_000, 'CONFLICT'],
      ['input.version', 'a text', '1', 'BAD_REQUEST', 'input.version'],
    ],
  },
  'Query.deletedBrochures': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [
      ...[...pageRows(), ...textRows('q', { atMost: 200 }), ...enumRows('type'), ...booleanRows('isDeletedBySite')],
      ...looseIdRows('deletedById', 'Account').filter(([, , , code]) => code !== 'NOT_FOUND'),
      ...[...wrongTypes('deletedFrom'), ...wrongTypes('deletedTo')],
      ['deletedTo', 'no time', 'yesterday', 'BAD_REQUEST', 'deletedTo'],
      ['bulkJobId', 'none', 0, 'VALIDATION_FAILED', 'bulkJobId'],
      ['bulkJobId', 'a text', '7', 'BAD_REQUEST', 'bulkJobId'],
    ],
  },
  'Query.deletions': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.sendActivityReport': ofOne('coupon'),
  'Mutation.sharePreview': {
    as: 'vendor',
    accepted: (world) => ({ input: { brochureId: world.id('Brochure', world.draft) } }),
    refused: (world) => [
      ...looseIdRows('input.brochureId', 'Brochure'),
      ['input.brochureId', 'absent', undefined, 'VALIDATION_FAILED', 'brochureId'],
      ['input.brochureId', 'of a vendor', world.id('Vendor', world.vendor), 'VALIDATION_FAILED', 'brochureId'],
      ['input.brochureId', 'of nothing', world.id('Brochure', { id: 2_147_483_647 }), 'NOT_FOUND'],
      ['input.brochureId', 'published', world.id('Brochure', world.coupon), 'CONFLICT'],
      ['input.brochureId', 'archived', world.id('Brochure', world.archived), 'CONFLICT'],
      ['input.vendorId', 'beside an ad', world.id('Vendor', world.vendor), 'VALIDATION_FAILED', 'brochureId'],
    ],
  },
  'Query.activityReportPreview': {
    as: 'administrator',
    accepted: (world) => ({ id: world.id('Brochure', world.coupon) }),
    refused: () => idRows('id', 'Brochure'),
  },
  'Mutation.publishBrochures': ofMany,
  'Mutation.archiveBrochures': ofMany,
  'Mutation.unarchiveBrochures': ofMany,
  'Mutation.setBrochuresMapArea': {
    as: 'administrator',
    accepted: (world) => ({ input: { ids: [world.id('Brochure', world.draft)], mapArea: world.area.code } }),
    refused: (world) => [...ofMany.refused(world), ...wrongTypes('input.mapArea')],
  },
  'Mutation.undoBrochureChanges': {
    as: 'administrator',
    accepted: ({ archived, id }) => ({
      input: { changes: [{ id: id('Brochure', archived), version: archived.version }] },
    }),
    refused: () => [
      ['input.changes', 'absent', undefined, 'BAD_REQUEST', 'input.changes'],
      ['input.changes', 'null', null, 'BAD_REQUEST', 'input.changes'],
      ['input.changes', 'empty', [], 'VALIDATION_FAILED', 'changes'],
      ['input.changes', 'with a null', [null], 'BAD_REQUEST', 'input.changes.0'],
      [
        'input.changes',
        'too many',
        Array.from({ length: 1001 }, () => ({ id: 'x', version: 1 })),
        'VALIDATION_FAILED',
        'changes',
      ],
      ['input.changes.0.version', 'a text', 'one', 'BAD_REQUEST', 'input.changes.0.version'],
      ['input.changes.0.version', 'a fraction', 1.5, 'BAD_REQUEST', 'input.changes.0.version'],
      ['input.changes.0.version', 'null', null, 'BAD_REQUEST', 'input.changes.0.version'],
      ['input.changes.0.id', 'absent', undefined, 'BAD_REQUEST', 'input.changes.0.id'],
    ],
  },
  'Mutation.setBrochureIndex': {
    as: 'administrator',
    accepted: (world) => ({ input: { id: world.id('Brochure', world.draft), adIndex: 7 } }),
    refused: () => [
      ...idRows('input.id', 'Brochure'),
      ...intRows('input.adIndex', 1, 9998),
      ['input.version', 'a text', 'one', 'BAD_REQUEST', 'input.version'],
      ['input.version', 'of another time', 99, 'CONFLICT'],
    ],
  },
  'Mutation.reviewBrochure': {
    as: 'administrator',
    accepted: (world) => ({
      input: { id: world.id('Brochure', world.draft), decision: 'REQUEST_CHANGES', comment: 'Say more.' },
    }),
    refused: () => [
      ...idRows('input.id', 'Brochure'),
      ...enumRows('input.decision'),
      ...textRows('input.comment', { atMost: 2000 }),
      ...refusedTexts('input.comment', ['', ' ', '\0', '\u202e']),
      ['input.version', 'a text', 'one', 'BAD_REQUEST', 'input.version'],
      ['input.version', 'of another time', 99, 'CONFLICT'],
      ['input.submittedAt', 'no moment', 'yesterday', 'BAD_REQUEST', 'input.submittedAt'],
    ],
  },
  'Mutation.requestArchiving': {
    as: 'vendor',
    accepted: ({ draft, id }) => ({ input: { id: id('Brochure', draft), reason: 'The shop moves.' } }),
    refused: ({ archived, deleted, id }) => [
      ...idRows('input.id', 'Brochure'),
      ['input.id', 'of one that is archived', id('Brochure', archived), 'CONFLICT'],
      ['input.id', 'of one that is deleted', id('Brochure', deleted), 'NOT_FOUND'],
      ...textRows('input.reason', { atMost: 2000 }),
    ],
  },
  'Mutation.withdrawArchiveRequest': { ...ofOne('coupon'), as: 'vendor' },
  'Mutation.decideArchiveRequest': {
    as: 'administrator',
    accepted: ({ coupon, id }) => ({ input: { id: id('Brochure', coupon), decision: 'DECLINE', answer: 'Sold.' } }),
    refused: ({ draft, id }) => [
      ...idRows('input.id', 'Brochure'),
      ['input.id', 'of which nobody asked', id('Brochure', draft), 'CONFLICT'],
      ...enumRows('input.decision'),
      ['input.decision', 'absent', undefined, 'BAD_REQUEST', 'input.decision'],
      ...textRows('input.answer', { atMost: 2000 }),
      ...refusedTexts('input.answer', ['', ' ', '\0', '\u202e']),
    ],
  },
  'Query.reviewers': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.assignReview': {
    as: 'administrator',
    accepted: ({ draft, administrator, id }) => ({
      input: { id: id('Brochure', draft), accountId: id('Account', administrator) },
    }),
    refused: ({ reader, seller, id }) => [
      ...idRows('input.id', 'Brochure'),
      ['input.accountId', 'of one who only reads', id('Account', reader), 'CONFLICT'],
      ['input.accountId', 'of a vendor', id('Account', seller), 'CONFLICT'],
      ['input.accountId', 'of nobody', id('Account', { id: 2_000_000_000 }), 'NOT_FOUND'],
      ...looseIdRows('input.accountId', 'Account'),
    ],
  },
  'Query.pendingReviews': {
    as: 'administrator',
    accepted: () => ({ first: 2 }),
    refused: () => [
      ...pageRows(),
      ...enumRows('kind'),
      ...enumRows('type'),
      ...booleanRows('isSentBack'),
      ...booleanRows('isAssigned'),
      ...looseIdRows('assigneeId', 'Account'),
      ...textRows('q', { atMost: 200 }),
    ],
  },
};
