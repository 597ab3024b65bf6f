import { toGlobalId } from '../../../../shared/globalId';
import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows } from '../rows/choiceRows';
import { floatRows, intRows } from '../rows/numberRows';
import { filterRows, listRows, tooMany, dataQualityRows } from '../rows/listFilterRows';
import { forwardPageRows, pageRows } from '../rows/pageRows';
import { missing, textRows, wrongTypes } from '../rows/textRows';

/** Filters of lists of categories and areas. */
const activeRows = (most = 100): HostileRow[] => [
  ...forwardPageRows(most),
  ...booleanRows('activeOnly'),
  ...listRows('types'),
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
      ...dataQualityRows,
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
    accepted: () => ({ filter: { q: 'coffee' }, zoom: 12, spacing: 56 }),
    refused: () => [
      ...filterRows,
      ['filter.dataQuality', 'by a visitor', { soldOut: true }, 'UNAUTHENTICATED'],
      ['filter.upkeep', 'by a visitor', { soldOut: true }, 'UNAUTHENTICATED'],
      ...floatRows('zoom', 0, 24),
      ...intRows('spacing', 20, 256),
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
};
