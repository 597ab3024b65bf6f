import type { HostileRow, HostileTable } from '../HostileOperation';
import { dateRows, enumRows } from '../rows/choiceRows';
import { idRows } from '../rows/idRows';
import { missing, textRows } from '../rows/textRows';
import { vendorNumberRows } from '../rows/vendorNumberRows';

const rangeRows: HostileRow[] = [
  ...['2026-02-31', '20/11/2026', '', '0000-01-01', 5, {}].flatMap((value): HostileRow[] => [
    ['from', JSON.stringify(value), value, 'BAD_REQUEST', 'from'],
    ['to', JSON.stringify(value), value, 'BAD_REQUEST', 'to'],
  ]),
  ['days', 'besides the first day', 7, 'VALIDATION_FAILED', 'days'],
  ...['NaN', '', true, {}, 1.5].map((value): HostileRow => [
    'days',
    JSON.stringify(value),
    value,
    'BAD_REQUEST',
    'days',
  ]),
  ['from', 'after the last day', '2026-11-21', 'VALIDATION_FAILED', 'from'],
  ['from', 'too many days', '2025-11-19', 'VALIDATION_FAILED', 'from'],
  ['to', 'before the first day', '0001-01-02', 'VALIDATION_FAILED', 'from'],
];

export const statisticOperations: HostileTable = {
  'Query.vendorFigures': {
    as: 'administrator',
    accepted: ({ seller }) => ({ vendorDatabaseId: seller.vendorId, from: '2026-11-01', to: '2026-11-20' }),
    refused: () => [
      ...vendorNumberRows(),
      ['vendorDatabaseId', 'no company', null, 'VALIDATION_FAILED', 'vendorDatabaseId'],
      ...rangeRows,
    ],
  },
  'Query.siteReport': {
    as: 'administrator',
    accepted: () => ({ from: '2026-11-01', to: '2026-11-20' }),
    refused: () => rangeRows,
  },
  'Query.couponFigures': {
    as: 'vendor',
    accepted: ({ draft }) => ({ brochureDatabaseId: draft.id }),
    refused: () => [
      ...['NaN', '', true, {}, 1.5, 2_147_483_648].map((value): HostileRow => [
        'brochureDatabaseId',
        JSON.stringify(value),
        value,
        'BAD_REQUEST',
        'brochureDatabaseId',
      ]),
      ...[-1, 0, 2_147_483_647].map((value): HostileRow => [
        'brochureDatabaseId',
        `${value} of nobody`,
        value,
        'NOT_FOUND',
      ]),
    ],
  },
  'Mutation.recordStatisticEvents': {
    as: 'anonymous',
    accepted: ({ coupon, id }) => ({
      input: { events: [{ brochureId: id('Brochure', coupon), eventCode: 'DETAIL_PAGE_VIEW' }] },
    }),
    refused: ({ coupon, id }) => [
      ...missing('input.events'),
      ['input.events', 'none', [], 'VALIDATION_FAILED', 'events'],
      ['input.events', 'a text', 'all', 'BAD_REQUEST', 'input.events'],
      ['input.events', 'with a null', [null], 'BAD_REQUEST', 'input.events.0'],
      [
        'input.events',
        'too many',
        Array.from({ length: 51 }, () => ({ brochureId: id('Brochure', coupon), eventCode: 'QR_SCAN' })),
        'VALIDATION_FAILED',
        'events',
      ],
      ...idRows('input.events.0.brochureId', 'Brochure', 'answered'),
      ...enumRows('input.events.0.eventCode'),
      ...dateRows('input.events.0.eventDateTime'),
      ...textRows('input.events.0.userIdentification', { atMost: 200 }),
      ...textRows('input.events.0.deviceIdentification', { atMost: 200 }),
      // only programs with an API key send these
      ...['a', 'x'.repeat(1001)].map((value): HostileRow => [
        'input.events.0.visitorUserAgent',
        `${value.length} characters without a key`,
        value,
        'VALIDATION_FAILED',
      ]),
      ['input.events.0.visitorUserAgent', 'a number', 7, 'BAD_REQUEST', 'input.events.0.visitorUserAgent'],
      ['input.idempotencyKey', 'without a key', 'report-2026-11-26', 'VALIDATION_FAILED', 'idempotencyKey'],
      ['input.idempotencyKey', 'with spaces', 'a b c d e f g', 'VALIDATION_FAILED', 'idempotencyKey'],
      ['input.idempotencyKey', 'too long', 'x'.repeat(101), 'VALIDATION_FAILED', 'idempotencyKey'],
      ['input.idempotencyKey', 'a number', 7, 'BAD_REQUEST', 'input.idempotencyKey'],
    ],
  },
};
