import type { HostileTable } from '../HostileOperation';
import { booleanRows, dateRows, enumRows } from '../rows/choiceRows';
import { idListRows } from '../rows/idListRows';
import { idRows } from '../rows/idRows';
import { intRows } from '../rows/numberRows';
import { pageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';

const filterAtOnce = { action: 'ARCHIVE', filter: {}, startsAtOnce: true };

/** Operations on many ads in the background. */
export const bulkJobOperations: HostileTable = {
  'Query.bulkJobs': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [...pageRows(), ...wrongTypes('databaseId').filter(([, what]) => what !== 'a number')],
  },
  'Query.bulkJobRows': {
    as: 'administrator',
    accepted: ({ bulkJob, id }) => ({ jobId: id('BulkJob', bulkJob) }),
    refused: () => [
      ...idRows('jobId', 'BulkJob').filter(([, , , code]) => code !== 'NOT_FOUND'),
      ...enumRows('outcome'),
      ...pageRows(),
    ],
  },
  'Mutation.prepareBulkJob': {
    as: 'administrator',
    accepted: ({ draft, id }) => ({
      input: {
        action: 'UPDATE',
        ids: [id('Brochure', draft)],
        fields: { parkingInfo: 'Behind', validTo: '2099-12-24' },
      },
    }),
    refused: ({ bulkJob, id }) => [
      ...enumRows('input.action'),
      ...missing('input.action'),
      ...idListRows('input.ids', 'Brochure', 1000).filter(
        ([, what, , code]) => code === 'BAD_REQUEST' && what !== 'absent' && what !== 'null',
      ),
      ['input.ids', 'of a job', [id('BulkJob', bulkJob)], 'VALIDATION_FAILED', 'ids'],
      ['input.ids', 'of nothing', [id('Brochure', { id: 2_147_483_647 })], 'VALIDATION_FAILED', 'ids'],
      ['input.ids', 'empty', [], 'VALIDATION_FAILED', 'ids'],
      ['input.ids', 'too many', Array.from({ length: 1001 }, () => 'x'), 'VALIDATION_FAILED', 'ids'],
      ['input.ids', 'null without a filter', null, 'VALIDATION_FAILED', 'ids'],
      ['input.filter', 'beside ids', {}, 'VALIDATION_FAILED', 'ids'],
      ['input.trash', 'beside ids', {}, 'VALIDATION_FAILED', 'trash'],
      ['input.trash.type', 'unknown', 'SECRET', 'BAD_REQUEST', 'input.trash'],
      ['input.trash.q', 'too long', 'x'.repeat(201), 'VALIDATION_FAILED', 'trash.q'],
      ['input.fields', 'null', null, 'VALIDATION_FAILED', 'fields'],
      ['input.fields', 'without a field', {}, 'VALIDATION_FAILED', 'fields'],
      ['input.fields', 'an unknown field', { status: 'PUBLISHED' }, 'BAD_REQUEST', 'input.fields'],
      ['input.fields.title', 'of one ad', 'The same everywhere', 'VALIDATION_FAILED', 'fields.title'],
      [
        'input.fields.address.locationUrl',
        'of one ad',
        'https://a.example',
        'VALIDATION_FAILED',
        'fields.address.locationUrl',
      ],
      ['input.fields.contactEmail', 'no address', 'nobody', 'VALIDATION_FAILED', 'fields.contactEmail'],
      ...textRows('input.fields.parkingInfo', { atMost: 300 }),
      ...dateRows('input.fields.validTo'),
      ...refusedTexts('input.fields.wwwUrl', ['javascript:alert(1)', 'ftp://a.example']),
      ...intRows('input.numberFrom', 1, 9998),
      ['input.numberFrom', 'for another action', 1, 'VALIDATION_FAILED', 'numberFrom'],
      ...booleanRows('input.startsAtOnce'),
      ['input', 'a filter without a trial', filterAtOnce, 'VALIDATION_FAILED', 'startsAtOnce'],
    ],
  },
  'Mutation.startBulkJob': {
    as: 'administrator',
    accepted: ({ bulkJob, id }) => ({ input: { id: id('BulkJob', bulkJob) } }),
    refused: () => idRows('input.id', 'BulkJob'),
  },
  'Mutation.editBrochureCells': {
    as: 'administrator',
    accepted: ({ draft, id }) => ({
      input: { rows: [{ id: id('Brochure', draft), version: 1, fields: { parkingInfo: 'Behind' } }] },
    }),
    refused: ({ bulkJob, draft, id }) => {
      const row = { id: id('Brochure', draft), version: 1, fields: { title: 'Tern' } };
      return [
        ['input.rows', 'none', [], 'VALIDATION_FAILED', 'rows'],
        ['input.rows', 'too many', Array.from({ length: 501 }, () => row), 'VALIDATION_FAILED', 'rows'],
        ['input.rows', 'the same ad twice', [row, row], 'VALIDATION_FAILED', 'rows'],
        ['input.rows.0.id', 'of a job', id('BulkJob', bulkJob), 'VALIDATION_FAILED', 'rows'],
        ['input.rows.0.id', 'of nothing', id('Brochure', { id: 2_147_483_647 }), 'VALIDATION_FAILED', 'ids'],
        ['input.rows.0.version', 'none', 0, 'VALIDATION_FAILED', 'rows.0.version'],
        ['input.rows.0.version', 'a text', 'one', 'BAD_REQUEST', 'input.rows'],
        ['input.rows.0.fields', 'without a field', {}, 'VALIDATION_FAILED', 'rows.0.fields'],
        ['input.rows.0.fields', 'an unknown field', { status: 'PUBLISHED' }, 'BAD_REQUEST', 'input.rows'],
        [
          'input.rows.0.fields.parkingInfo',
          'too long',
          'x'.repeat(301),
          'VALIDATION_FAILED',
          'rows.0.fields.parkingInfo',
        ],
        ['input.rows.0.fields.wwwUrl', 'a script', 'javascript:alert(1)', 'VALIDATION_FAILED', 'rows.0.fields.wwwUrl'],
      ];
    },
  },
  'Mutation.approveReviews': {
    as: 'administrator',
    accepted: ({ draft, id }) => ({ input: { reviews: [{ id: id('Brochure', draft), version: 1 }] } }),
    refused: ({ bulkJob, draft, id }) => {
      const review = { id: id('Brochure', draft), version: 1 };
      return [
        ['input.reviews', 'none', [], 'VALIDATION_FAILED', 'reviews'],
        ['input.reviews', 'too many', Array.from({ length: 501 }, () => review), 'VALIDATION_FAILED', 'reviews'],
        ['input.reviews', 'the same ad twice', [review, review], 'VALIDATION_FAILED', 'reviews'],
        ['input.reviews', 'neither ads nor a queue', null, 'VALIDATION_FAILED', 'reviews'],
        ['input.queue', 'both ads and a queue', {}, 'VALIDATION_FAILED', 'reviews'],
        ['input.queue.kind', 'unknown', 'SECRET', 'BAD_REQUEST', 'input.queue'],
        ['input.reviews.0.id', 'of a job', id('BulkJob', bulkJob), 'VALIDATION_FAILED', 'reviews'],
        ['input.reviews.0.id', 'of nothing', id('Brochure', { id: 2_147_483_647 }), 'VALIDATION_FAILED', 'ids'],
        ['input.reviews.0.version', 'none', 0, 'VALIDATION_FAILED', 'reviews.0.version'],
        ['input.reviews.0.version', 'a text', 'one', 'BAD_REQUEST', 'input.reviews'],
        ['input.reviews.0.submittedAt', 'no time', 'yesterday', 'BAD_REQUEST', 'input.reviews'],
      ];
    },
  },
  'Mutation.resolveDuplicates': {
    as: 'administrator',
    accepted: ({ coupon, draftCoupon, id }) => ({
      input: {
        decision: 'KEEP_BOTH',
        pairs: [{ firstId: id('Brochure', coupon), secondId: id('Brochure', draftCoupon) }],
      },
    }),
    refused: ({ bulkJob, coupon, draft, id }) => {
      const pair = { firstId: id('Brochure', coupon), secondId: id('Brochure', draft) };
      return [
        ...enumRows('input.decision'),
        ...missing('input.decision'),
        ['input.pairs', 'none', [], 'VALIDATION_FAILED', 'pairs'],
        ['input.pairs', 'too many', Array.from({ length: 1001 }, () => pair), 'VALIDATION_FAILED', 'pairs'],
        ['input.pairs', 'null without a filter', null, 'VALIDATION_FAILED', 'pairs'],
        ['input.filter', 'beside pairs', {}, 'VALIDATION_FAILED', 'pairs'],
        ['input.filter.minScore', 'more than all', 101, 'VALIDATION_FAILED', 'filter.minScore'],
        ['input.filter.place', 'too long', 'x'.repeat(81), 'VALIDATION_FAILED', 'filter.place'],
        ['input.filter.q', 'too long', 'x'.repeat(201), 'VALIDATION_FAILED', 'filter.q'],
        ['input.filter.reason', 'unknown', 'SECRET', 'BAD_REQUEST', 'input.filter'],
        ['input.pairs.0.firstId', 'of a job', id('BulkJob', bulkJob), 'VALIDATION_FAILED', 'pairs.0.firstId'],
        ['input.pairs.0.firstId', 'of nothing', id('Brochure', { id: 2_147_483_647 }), 'VALIDATION_FAILED', 'ids'],
        ['input.pairs.0.secondId', 'the same ad', id('Brochure', coupon), 'VALIDATION_FAILED', 'pairs.0.secondId'],
        ['input.keepId', 'for another decision', id('Brochure', coupon), 'VALIDATION_FAILED', 'keepId'],
        ['input.keepId', 'of a job', id('BulkJob', bulkJob), 'VALIDATION_FAILED', 'keepId'],
      ];
    },
  },
  'Mutation.undoBulkJob': {
    as: 'administrator',
    accepted: ({ doneBulkJob, id }) => ({ input: { id: id('BulkJob', doneBulkJob) } }),
    refused: ({ bulkJob, id }) => [
      ...idRows('input.id', 'BulkJob'),
      ['input.id', 'not run yet', id('BulkJob', bulkJob), 'CONFLICT'],
    ],
  },
};
