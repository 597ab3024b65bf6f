import { toGlobalId } from '../../../../shared/globalId';
import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, dateRows } from '../rows/choiceRows';
import { looseIdRows } from '../rows/idRows';
import { floatRows, intRows } from '../rows/numberRows';
import { forwardPageRows, pageRows } from '../rows/pageRows';
import { missing, textRows, wrongTypes } from '../rows/textRows';

const activeRows = (most = 100): HostileRow[] => [
  ...forwardPageRows(most),
  ...booleanRows('activeOnly'),
  ...listRows('types'),
];

/** A list of enum values. */
function listRows(path: string): HostileRow[] {
  return [
    [path, 'an unknown value', ['XX_AD'], 'BAD_REQUEST', `${path}.0`],
    [path, 'with a null', [null], 'BAD_REQUEST', `${path}.0`],
    [path, 'with a number', [1], 'BAD_REQUEST', `${path}.0`],
    [path, 'an object', {}, 'BAD_REQUEST', path],
  ];
}

const tooMany = (of: unknown) => Array.from({ length: 501 }, () => of);

function letterRows(path: string): HostileRow[] {
  const wrong = ['', ' ', 'AA', '1', 'é', '0-9 ', "'", '%', '\\0', '\u202E', '🐦', 'ſ', 'x'.repeat(10_000)];
  return [
    ...wrong.map((value): HostileRow => [
      path,
      `the letter ${JSON.stringify(value.slice(0, 9))}`,
      value,
      'VALIDATION_FAILED',
      path,
    ]),
    [path, 'a number', 1, 'BAD_REQUEST', path],
    [path, 'a list', ['A', 'B'], 'BAD_REQUEST', path],
  ];
}

/** Filters that every list of ads has. */
const filterRows: HostileRow[] = [
  ['filter', 'an unknown field', { type: 'LP_AD' }, 'BAD_REQUEST', 'filter'],
  ['filter', 'prototype keys', { constructor: 1 }, 'BAD_REQUEST', 'filter'],
  ...listRows('filter.types'),
  ...listRows('filter.statuses'),
  ...textRows('filter.q', { atMost: 200 }).filter(([, what]) => what !== 'endless'),
  ...['filter.vendorId', 'filter.businessOf'].flatMap((name) =>
    intRows(name, 0, 2_147_483_646).filter(([, what]) => what !== 'one too many'),
  ),
  ['filter.ids', 'texts', ['1'], 'BAD_REQUEST', 'filter.ids.0'],
  ['filter.ids', 'below 0', [-1], 'VALIDATION_FAILED', 'filter.ids'],
  ['filter.ids', 'too many', tooMany(1), 'VALIDATION_FAILED', 'filter.ids'],
  ['filter.categories', 'too many', tooMany('A'), 'VALIDATION_FAILED', 'filter.categories'],
  ['filter.categories', 'numbers', [1], 'BAD_REQUEST', 'filter.categories.0'],
  ['filter.mapAreas', 'too many', tooMany('a'), 'VALIDATION_FAILED', 'filter.mapAreas'],
  ['filter.near', 'half a place', { latitude: 1 }, 'BAD_REQUEST', 'filter.near'],
  ['filter.near', 'beyond the pole', { latitude: 91, longitude: 0 }, 'VALIDATION_FAILED', 'filter.near.latitude'],
  ['filter.near', 'round the world', { latitude: 0, longitude: 181 }, 'VALIDATION_FAILED', 'filter.near.longitude'],
  [
    'filter.near',
    'below 0 km',
    { latitude: 0, longitude: 0, withinKm: -1 },
    'VALIDATION_FAILED',
    'filter.near.withinKm',
  ],
  ['filter.near', 'NaN', { latitude: 'NaN', longitude: 0 }, 'BAD_REQUEST', 'filter.near.latitude'],
  ['filter.box', 'upside down', { west: 0, east: 1, south: 1, north: 0 }, 'VALIDATION_FAILED', 'filter.box'],
  ['filter.box', 'too wide', { west: -1e308, east: 1, south: 0, north: 1 }, 'VALIDATION_FAILED', 'filter.box.west'],
  ...booleanRows('filter.isActive'),
  ...booleanRows('filter.openNow'),
  ...booleanRows('filter.usableNow'),
  ...booleanRows('filter.withPrice'),
  ...intRows('filter.minSaving', 1, 100),
  ...intRows('filter.endsWithinDays', 0, 366),
  ...letterRows('filter.letter'),
  ['filter.updatedSince', 'no moment', 'yesterday', 'BAD_REQUEST', 'filter.updatedSince'],
  ['filter.updatedSince', 'a day', '2026-11-20', 'BAD_REQUEST', 'filter.updatedSince'],
  ['filter.suburbs', 'too many', tooMany('x'), 'VALIDATION_FAILED', 'filter.suburbs'],
];

const largestInt = 2_147_483_647;

/** Filters for administrators only. */
const upkeepRows: HostileRow[] = [
  ['filter.upkeep', 'an unknown field', { without: true }, 'BAD_REQUEST', 'filter.upkeep'],
  ...intRows('filter.upkeep.endingWithinDays', 0, 366),
  ...intRows('filter.upkeep.minIndex', 1, 9998),
  ...intRows('filter.upkeep.maxIndex', 1, 9998),
  ...['minViews', 'maxViews'].flatMap((name) =>
    intRows(`filter.upkeep.${name}`, 0, largestInt - 1).filter(([, what]) => what !== 'one too many'),
  ),
  ...['soldOut', 'withoutPicture', 'withoutPosition', 'doubtfulPosition', 'withoutIndex'].flatMap((name) =>
    booleanRows(`filter.upkeep.${name}`),
  ),
  ...textRows('filter.upkeep.title', { atMost: 120 }),
];

export const browsingOperations: HostileTable = {
  'Query.brochures': {
    as: 'administrator',
    accepted: () => ({ filter: { q: 'coffee', types: ['LP_AD'] }, orderBy: [{ field: 'TITLE', direction: 'ASC' }] }),
    refused: () => [
      ...pageRows(),
      ...intRows('offset', 0, 1_000_000),
      ...intRows('page', 1, 1_000),
      ...filterRows,
      ...upkeepRows,
      ['orderBy', 'an unknown field', [{ field: 'password_hash', direction: 'ASC' }], 'BAD_REQUEST', 'orderBy.0.field'],
      [
        'orderBy',
        'no direction',
        [{ field: 'ID' }, { field: 'ID', direction: 'UP' }],
        'BAD_REQUEST',
        'orderBy.1.direction',
      ],
      ['orderBy', 'a field twice', tooMany({ field: 'ID', direction: 'ASC' }), 'VALIDATION_FAILED', 'orderBy'],
      ['orderBy', 'distance from nowhere', [{ field: 'DISTANCE', direction: 'ASC' }], 'VALIDATION_FAILED', 'orderBy'],
    ],
  },
  'Query.brochureChanges': {
    as: 'anonymous',
    accepted: () => ({ first: 10 }),
    refused: () => forwardPageRows(),
  },
  'Query.brochureMarkers': {
    as: 'anonymous',
    accepted: () => ({ filter: { q: 'coffee' }, zoom: 12 }),
    refused: () => [
      ...filterRows,
      ['filter.upkeep', 'by a visitor', { soldOut: true }, 'UNAUTHENTICATED'],
      ...floatRows('zoom', 0, 24),
    ],
  },
  'Query.brochure': {
    as: 'anonymous',
    accepted: ({ coupon }) => ({ databaseId: coupon.id }),
    refused: () => [
      ...intRows('databaseId', 1, 2_147_483_646).filter(([, , , code]) => code === 'BAD_REQUEST'),
      ['did', 'two ways at once', 'abcdefghijkl', 'VALIDATION_FAILED', 'id'],
      ['id', 'two ways at once', toGlobalId('Brochure', 1), 'VALIDATION_FAILED', 'id'],
      ...wrongTypes('did'),
      ['databaseId', 'none at all', null, 'VALIDATION_FAILED', 'id'],
    ],
  },
  'Query.categories': {
    as: 'administrator',
    accepted: () => ({ first: 10 }),
    refused: () => [...activeRows(), ...booleanRows('includeInactive')],
  },
  'Query.places': {
    as: 'anonymous',
    accepted: () => ({ search: 'bay' }),
    refused: () => [...missing('search'), ...textRows('search', { atMost: 100 })],
  },
  'Query.nearbyBrochures': {
    as: 'anonymous',
    accepted: ({ coupon }) => ({ databaseId: coupon.id }),
    refused: () => [
      ...missing('databaseId'),
      ...intRows('databaseId', 1, 2_147_483_646).filter(([, , , code]) => code === 'BAD_REQUEST'),
    ],
  },
  'Query.brochureFacets': {
    as: 'anonymous',
    accepted: () => ({ filter: { q: 'bay' } }),
    refused: () => [...missing('filter'), ...filterRows],
  },
  'Query.brochureLetters': {
    as: 'anonymous',
    accepted: () => ({ filter: { q: 'bay' } }),
    refused: () => [...missing('filter'), ...filterRows],
  },
  'Query.searchSuggestions': {
    as: 'anonymous',
    accepted: () => ({ query: 'bay' }),
    refused: () => [...missing('query'), ...textRows('query', { atMost: 200 })],
  },
  'Query.searchAdvice': {
    as: 'anonymous',
    accepted: () => ({ filter: { q: 'bay' } }),
    refused: () => [...missing('filter'), ...filterRows],
  },
  'Query.mapAreas': {
    as: 'anonymous',
    accepted: ({ area }) => ({ first: 10, mapArea: area.code }),
    refused: () => [...activeRows(1_000), ...wrongTypes('mapArea')],
  },
  'Query.streetIndex': {
    as: 'anonymous',
    accepted: ({ area }) => ({ mapArea: area.code, q: 'bay', letter: 'B' }),
    refused: () => [
      ...pageRows(),
      ...missing('mapArea'),
      ...wrongTypes('mapArea'),
      ...textRows('q', { atMost: 100 }),
      ...wrongTypes('letter'),
      ...['BA', '%', '_', '\ud800', '\u202e', `'`].map((letter): HostileRow => [
        'letter',
        JSON.stringify(letter),
        letter,
        'VALIDATION_FAILED',
        'letter',
      ]),
    ],
  },
  'Query.node': {
    as: 'anonymous',
    accepted: ({ coupon, id }) => ({ id: id('Brochure', coupon) }),
    refused: () => [
      ...missing('id'),
      ['id', 'an object', {}, 'BAD_REQUEST', 'id'],
      ['id', 'a list', [1], 'BAD_REQUEST', 'id'],
    ],
  },
  'Query.nodes': {
    as: 'anonymous',
    accepted: ({ coupon, id }) => ({ ids: [id('Brochure', coupon)] }),
    refused: () => [
      ...missing('ids'),
      ['ids', 'with a null', [null], 'BAD_REQUEST', 'ids.0'],
      [
        'ids',
        'too many',
        Array.from({ length: 101 }, (_, at) => toGlobalId('Brochure', at + 1)),
        'VALIDATION_FAILED',
        'ids',
      ],
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
    accepted: () => ({ filter: { entityType: 'Brochure' } }),
    refused: () => [
      ...pageRows(),
      ...looseIdRows('filter.actor', 'Account', 'filter.actor'),
      ['filter.actor', 'of another type', toGlobalId('Vendor', 1), 'VALIDATION_FAILED', 'filter.actor'],
      ...looseIdRows('filter.entity', 'Brochure', 'filter.entity').filter(([, what]) => what !== 'of no type'),
      ['filter.actions', 'too many', tooMany('x'), 'VALIDATION_FAILED', 'filter.actions'],
      ['filter.actions', 'a number', [1], 'BAD_REQUEST', 'filter.actions.0'],
      ...wrongTypes('filter.entityType'),
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
