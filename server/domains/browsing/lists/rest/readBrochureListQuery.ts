import { DomainError, type FieldError } from '../../../../shared/errors/DomainError';
import { parseIsoDateTime } from '../../../../shared/dates/parseIsoDateTime';
import type { BrochureFilter } from '../../filters/BrochureFilter';
import type { BrochureListQuery } from './brochureListQuery';
import type { BrochureOrder } from '../../filters/BrochureOrder';

interface BrochureListRequest {
  filter: BrochureFilter;
  orderBy: BrochureOrder[];
  page: number;
  pageSize: number;
}

/** Deeper than any person pages; a higher offset would only waste time. */
const deepest = 1_000_000;

const byIndex: BrochureOrder = { field: 'INDEX', direction: 'ASC' };

/** The first three sort by index, ties by sortBy; the others by their own steps only (docs/rules/search-and-lists.md#order). */
const orders: Record<BrochureListQuery['sortBy'], BrochureOrder[]> = {
  VALID_FROM: [byIndex, { field: 'VALID_FROM', direction: 'DESC' }],
  TITLE: [byIndex, { field: 'TITLE', direction: 'ASC' }],
  ID: [byIndex, { field: 'ID', direction: 'DESC' }],
  NEAR_ME: [{ field: 'DISTANCE', direction: 'ASC' }],
  RECOMMENDED: [{ field: 'RECOMMENDED', direction: 'ASC' }],
  RELEVANCE: [{ field: 'RELEVANCE', direction: 'ASC' }],
  ENDS_SOON: [{ field: 'ENDS_SOON', direction: 'ASC' }],
  SAVING: [{ field: 'SAVING', direction: 'ASC' }],
  PRICE: [{ field: 'PRICE', direction: 'ASC' }],
  NEWEST: [{ field: 'NEWEST', direction: 'ASC' }],
  UPDATED_AT: [{ field: 'UPDATED_AT', direction: 'ASC' }],
};

/** Converts the query of the public list to the input of the use case. */
export function readBrochureListQuery(query: BrochureListQuery): BrochureListRequest {
  const { sortBy, category, vendor, id, statuses, types, mapArea, q, isActive, openNow, preview, page } = query;
  const { usableNow, suburb, withPrice, minSaving, endsWithinDays, withinKm, letter } = query;
  const nearMe = sortBy === 'NEAR_ME';
  const pageSize = query.pageSize ?? (nearMe ? 50 : 500);
  if (page * pageSize > deepest) {
    throw refuse([{ field: 'page', code: 'MAXIMUM', message: `page lies behind the first ${deepest} ads.` }]);
  }
  return {
    filter: {
      statuses: statuses ?? null,
      types: types ?? null,
      categories: category ?? null,
      mapAreas: mapArea ?? null,
      vendorId: vendor ?? null,
      ids: id ?? null,
      q: q ?? null,
      isActive: isActive ?? null,
      openNow: openNow ?? null,
      usableNow: usableNow ?? null,
      previewToken: preview ?? null,
      suburbs: suburb ?? null,
      withPrice: withPrice ?? null,
      minSaving: minSaving ?? null,
      endsWithinDays: endsWithinDays ?? null,
      letter: letter ?? null,
      updatedSince: query.updatedSince === undefined ? null : readMoment(query.updatedSince),
      near: nearMe || withinKm !== undefined ? { ...placeOf(query), withinKm: withinKm ?? null } : null,
    },
    orderBy: orders[sortBy],
    page,
    pageSize,
  };
}

function readMoment(text: string): Date {
  const moment = parseIsoDateTime(text);
  if (moment) return moment;
  const message = 'updatedSince must be a time in ISO 8601 with its offset, for example 2026-11-20T06:52:36Z.';
  throw refuse([{ field: 'updatedSince', code: 'FORMAT', message }]);
}

function placeOf({ curLocLat, curLocLon }: BrochureListQuery): { latitude: number; longitude: number } {
  if (curLocLat !== undefined && curLocLon !== undefined) return { latitude: curLocLat, longitude: curLocLon };
  const missing = [curLocLat === undefined && 'curLocLat', curLocLon === undefined && 'curLocLon'];
  const errors = missing
    .filter((field) => field !== false)
    .map((field) => ({
      field,
      code: 'REQUIRED',
      message: `${field} is needed with sortBy=NEAR_ME and with withinKm.`,
    }));
  throw refuse(errors);
}

function refuse(errors: FieldError[]): DomainError {
  return new DomainError('BAD_REQUEST', errors.map((error) => error.message).join(' '), { errors });
}
