import type { HostileRoutes, HostileRow } from '../HostileRoute';
import { noNumbers, noTypes, queryRows } from '../rows/queryRows';

const far = 'x'.repeat(81);

export const listRoutes: HostileRoutes = {
  'GET /rest/brochure/public/': {
    as: 'anonymous',
    url: () => '/rest/brochure/public/',
    query: 'types=LP_AD&q=coffee',
    refused: [
      ...queryRows('sortBy', ['NOPE', 'title', 'TITLE,ID', 'TITLE&sortBy=ID', '%00', 'constructor']),
      ...queryRows('vendor', ['0', ...noNumbers, '1&vendor=2']),
      ...queryRows('id', ['0', ...noNumbers, '1,x', Array.from({ length: 501 }, () => '1').join(',')]),
      ...queryRows('statuses', ['NOPE', 'published', '%00', Array.from({ length: 11 }, () => 'ARCHIVED').join(',')]),
      ...queryRows('types', noTypes),
      ...queryRows('category', [far, '%00', Array.from({ length: 101 }, () => 'A').join(',')]),
      ...queryRows('mapArea', [far, '%00']),
      ...queryRows('q', ['x'.repeat(201), 'a%00b', 'a&q=b']),
      ...queryRows('isActive', ['yes', '1', 'null', 'true&isActive=false']),
      ...queryRows('openNow', ['yes', '1', 'null', 'true&openNow=false']),
      ...queryRows('usableNow', ['yes', '1', 'null', 'true&usableNow=false']),
      ...queryRows('suburb', ['x'.repeat(121), '%00&suburb=' + 'x'.repeat(121)]),
      ...queryRows('withPrice', ['yes', '1', 'null']),
      ...queryRows('minSaving', ['0', '101', '1.5', 'x', '%00']),
      ...queryRows('endsWithinDays', ['-1', '367', '1.5', 'x']),
      ...queryRows('letter', [
        'AA',
        '1',
        '0-9%20',
        '%C3%A9',
        '%C5%BF',
        '%00',
        '%27',
        '%E2%80%AE',
        'A&letter=B',
        'x'.repeat(900),
      ]),
      ...queryRows('withinKm', ['-1', '1001', 'NaN', 'x']),
      ['within nowhere', { query: 'withinKm=5' }, 400, 'curLocLat'],
      ...queryRows('updatedSince', ['yesterday', '2026-11-20', '2026-02-30T00:00:00Z', '1e9', '%00', 'x'.repeat(900)]),
      ...queryRows('info', ['yes', '0', '%00']),
      ...queryRows('view', ['tiny', 'CARD', 'card,full', 'card&view=full', '%00']),
      ...queryRows('curLocLat', ['91', '-91', 'NaN', 'x', '1e308', '%00']),
      ...queryRows('curLocLon', ['181', '-181', 'Infinity', 'x', '%00']),
      ...queryRows('page', ['-1', '1.5', 'x', '100001', '99999999999999999999', '1e309']),
      ...queryRows('pageSize', ['0', '-1', '501', 'x', '1.5', '99999999999']),
      ['near from nowhere', { query: 'sortBy=NEAR_ME' }, 400, 'curLocLat'],
      ['half a place', { query: 'sortBy=NEAR_ME&curLocLat=-26' }, 400, 'curLocLon'],
    ],
  },
  'GET /rest/brochure/public/active': { as: 'anonymous', url: () => '/rest/brochure/public/active', refused: [] },
  'GET /rest/brochure/public/changes': {
    as: 'anonymous',
    url: () => '/rest/brochure/public/changes',
    refused: [
      ...queryRows('pageSize', ['0', '-1', '501', 'x', '1.5']),
      ...['x', 'W10', 'WzEsMl0'].map((cursor): HostileRow => [
        `after ${cursor}`,
        { query: `after=${cursor}` },
        422,
        'after',
      ]),
      ...queryRows('after', ['A'.repeat(401)]),
    ],
  },
  'GET /rest/category/public/all': { as: 'anonymous', url: () => '/rest/category/public/all', refused: [] },
  'GET /rest/category/public/all-active': {
    as: 'anonymous',
    url: () => '/rest/category/public/all-active',
    refused: queryRows('brochureTypes', noTypes),
  },
  'GET /rest/brochure/public/mapArea/all': {
    as: 'anonymous',
    url: () => '/rest/brochure/public/mapArea/all',
    refused: [],
  },
  'GET /rest/brochure/public/mapArea/by-active-brochure-presence': {
    as: 'anonymous',
    url: () => '/rest/brochure/public/mapArea/by-active-brochure-presence',
    refused: queryRows('brochureTypes', noTypes),
  },
  'GET /rest/brochure/public/streetsIndex': {
    as: 'anonymous',
    url: () => '/rest/brochure/public/streetsIndex',
    query: 'mapArea=nowhere',
    refused: queryRows('mapArea', ['', far, '%00', 'a&mapArea=b']),
  },
};
