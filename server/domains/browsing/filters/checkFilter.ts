import { furthestKm } from '../../../shared/geo/sphere/sphere';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { titleLetterOf } from './titleLetters';
import type { Box, BrochureFilter, Near } from './BrochureFilter';
import { dataQualityProblems } from './dataQualityProblems';

const largestId = 2_147_483_647;
const longestSearch = 200;
const mostValues = 500;

/** Refuses invalid values, all at once. Ids of missing ads or vendors are valid. */
export function checkFilter(filter: BrochureFilter): void {
  const errors = [
    ...tooMany('filter.ids', filter.ids),
    ...tooMany('filter.categories', filter.categories),
    ...tooMany('filter.mapAreas', filter.mapAreas),
    ...tooMany('filter.suburbs', filter.suburbs),
    ...(filter.minSaving == null ? [] : unlessWhole('filter.minSaving', filter.minSaving, 1, 100)),
    ...(filter.endsWithinDays == null ? [] : unlessWhole('filter.endsWithinDays', filter.endsWithinDays, 0, 366)),
    ...(filter.ids ?? []).flatMap((id) => unlessId('filter.ids', id)),
    ...(filter.vendorId == null ? [] : unlessId('filter.vendorId', filter.vendorId)),
    ...(filter.businessOf == null ? [] : unlessId('filter.businessOf', filter.businessOf)),
    ...(filter.near ? unlessNear(filter.near) : []),
    ...(filter.box ? unlessBox(filter.box) : []),
    ...dataQualityProblems(filter),
    ...(filter.letter == null || titleLetterOf(filter.letter) !== undefined
      ? []
      : [problem('filter.letter', 'INVALID', 'Choose a letter from A to Z, or 0-9.')]),
    ...((filter.q?.length ?? 0) > longestSearch
      ? [problem('filter.q', 'TOO_LONG', `Search for at most ${longestSearch} characters.`)]
      : []),
  ];
  if (errors.length === 0) return;
  throw new DomainError('VALIDATION_FAILED', errors.map((error) => error.message).join(' '), { errors });
}

const problem = (field: string, code: string, message: string): FieldError => ({ field, code, message });

function tooMany(field: string, values: readonly unknown[] | null | undefined): FieldError[] {
  if ((values?.length ?? 0) <= mostValues) return [];
  return [problem(field, 'TOO_MANY', `Ask for at most ${mostValues} values in "${field}" at once.`)];
}

function unlessId(field: string, id: number): FieldError[] {
  return unlessWhole(field, id, 0, largestId);
}

function unlessWhole(field: string, value: number, least: number, most: number): FieldError[] {
  if (Number.isInteger(value) && value >= least && value <= most) return [];
  return [problem(field, 'OUT_OF_RANGE', `"${field}" takes whole numbers from ${least} to ${most}.`)];
}

function unlessBetween(field: string, value: number, least: number, most: number): FieldError[] {
  if (value >= least && value <= most) return [];
  return [problem(field, 'OUT_OF_RANGE', `"${field}" has to be a number from ${least} to ${most}.`)];
}

function unlessNear({ latitude, longitude, withinKm }: Near): FieldError[] {
  return [
    ...unlessBetween('filter.near.latitude', latitude, -90, 90),
    ...unlessBetween('filter.near.longitude', longitude, -180, 180),
    ...(withinKm == null ? [] : unlessBetween('filter.near.withinKm', withinKm, 0, Math.ceil(furthestKm))),
  ];
}

function unlessBox({ west, south, east, north }: Box): FieldError[] {
  return [
    ...unlessBetween('filter.box.west', west, -180, 180),
    ...unlessBetween('filter.box.east', east, -180, 180),
    ...unlessBetween('filter.box.south', south, -90, 90),
    ...unlessBetween('filter.box.north', north, -90, 90),
    ...(south > north
      ? [problem('filter.box', 'OUT_OF_RANGE', 'The south of "filter.box" has to lie below its north.')]
      : []),
  ];
}
