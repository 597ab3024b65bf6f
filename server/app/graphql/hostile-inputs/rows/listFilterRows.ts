import type { HostileRow } from '../HostileOperation';
import { booleanRows } from './choiceRows';
import { intRows } from './numberRows';
import { textRows } from './textRows';

/** A list of enum values. */
export function listRows(path: string): HostileRow[] {
  return [
    [path, 'an unknown value', ['XX_AD'], 'BAD_REQUEST', `${path}.0`],
    [path, 'with a null', [null], 'BAD_REQUEST', `${path}.0`],
    [path, 'with a number', [1], 'BAD_REQUEST', `${path}.0`],
    [path, 'an object', {}, 'BAD_REQUEST', path],
  ];
}

/** A list that is longer than any input takes. */
export const tooMany = (of: unknown) => Array.from({ length: 501 }, () => of);

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
export const filterRows: HostileRow[] = [
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
export const dataQualityRows: HostileRow[] = [
  ['filter.dataQuality', 'an unknown field', { without: true }, 'BAD_REQUEST', 'filter.dataQuality'],
  ...intRows('filter.dataQuality.endingWithinDays', 0, 366),
  ...intRows('filter.dataQuality.minIndex', 1, 9998),
  ...intRows('filter.dataQuality.maxIndex', 1, 9998),
  ...['minViews', 'maxViews', 'bulkJob'].flatMap((name) =>
    intRows(`filter.dataQuality.${name}`, 0, largestInt - 1).filter(([, what]) => what !== 'one too many'),
  ),
  ...['soldOut', 'withoutPicture', 'withoutPosition', 'doubtfulPosition', 'brokenLinks', 'withoutIndex'].flatMap(
    (name) => booleanRows(`filter.dataQuality.${name}`),
  ),
  ...textRows('filter.dataQuality.title', { atMost: 120 }),
  ...intRows('filter.upkeep.endingWithinDays', 0, 366),
];
