import type { BrochureStatus } from '../../generated/types';
import { gridModes, type GridMode } from './gridModes';
import { defaultSort, sortKeys, type GridView } from './GridView';
import { sheetFields, usualColumns } from '../brochure-sheet/sheetFields';
import { brochureTypes } from '../../generated/brochureTypes';

const types = brochureTypes;

function list(value: string | null): string[] {
  return value === null ? [] : [...new Set(value.split(',').filter((item) => item !== ''))];
}

/** Keeps the allowed values and ignores others, which an old bookmark may contain. */
function known<T extends string>(value: string | null, allowed: readonly T[]): T[] {
  return list(value).filter((item): item is T => (allowed as readonly string[]).includes(item));
}

function parsePage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** "TITLE" or "-TITLE". */
function parseSort(value: string | null): GridView['sort'] {
  const [key] = known(value?.replace(/^-/, '') ?? null, sortKeys);
  return key === undefined ? defaultSort : { key, direction: value?.startsWith('-') ? 'DESC' : 'ASC' };
}

/** Parses a whole number of up to nine digits; null for anything else. */
function parseNumber(value: string | null | undefined): number | null {
  return value != null && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

function parseIds(value: string | null): number[] {
  return list(value)
    .flatMap((item) => parseNumber(item) ?? [])
    .slice(0, 500);
}

/** Parses "3-40", "3-" or "-40". */
function parseRange(value: string | null): [from: number | null, to: number | null] {
  const [from, to] = value?.includes('-') === true ? value.split('-') : [];
  return [parseNumber(from), parseNumber(to)];
}

function printRange(from: number | null, to: number | null): string {
  return from === null && to === null ? '' : `${String(from ?? '')}-${String(to ?? '')}`;
}

function parseYesNo(value: string | null): boolean | null {
  if (value === 'yes') return true;
  return value === 'no' ? false : null;
}

function printYesNo(value: boolean | null): string {
  if (value === null) return '';
  return value ? 'yes' : 'no';
}

/** Fields of the sheet; the usual ones if none is known. */
function parseSheet(value: string | null): GridView['sheet'] {
  if (value === null) return null;
  const fields = known(value, sheetFields);
  return fields.length === 0 ? usualColumns : fields;
}

/** The address states what an ad has; the filter states what it lacks. */
function not(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}

/** Parses the view from the query. Missing or invalid parts get their default. */
export function parseGridView(query: URLSearchParams, mode: GridMode): GridView {
  const statuses: readonly BrochureStatus[] = gridModes[mode];
  const [minIndex, maxIndex] = parseRange(query.get('index'));
  const [minViews, maxViews] = parseRange(query.get('views'));
  return {
    page: parsePage(query.get('page')),
    sort: parseSort(query.get('sort')),
    statuses: statuses.length > 1 ? known(query.get('status'), statuses) : [],
    isDraft: statuses.length > 1 && list(query.get('status')).includes('DRAFT') ? true : null,
    types: known(query.get('type'), types),
    categories: list(query.get('category')),
    mapAreas: list(query.get('area')),
    q: query.get('q') ?? '',
    isActive: parseYesNo(query.get('active')),
    ids: parseIds(query.get('id')),
    title: query.get('title') ?? '',
    minIndex,
    maxIndex,
    withoutIndex: not(parseYesNo(query.get('indexed'))),
    minViews,
    maxViews,
    withoutPicture: not(parseYesNo(query.get('picture'))),
    withoutPosition: not(parseYesNo(query.get('position'))),
    brokenLinks: parseYesNo(query.get('brokenLinks')),
    soldOut: parseYesNo(query.get('soldOut')),
    endingWithinDays: parseNumber(query.get('endingIn')),
    bulkJob: parseNumber(query.get('bulkJob')),
    sheet: parseSheet(query.get('sheet')),
  };
}

/** Inverse of `parseGridView`. Leaves out defaults, so that the default view has an empty query. */
export function printGridView(view: GridView): URLSearchParams {
  const { key, direction } = view.sort;
  const isDefaultSort = key === defaultSort.key && direction === defaultSort.direction;
  const parts = {
    q: view.q,
    status: [...view.statuses, ...(view.isDraft ? ['DRAFT'] : [])].join(','),
    type: view.types.join(','),
    category: view.categories.join(','),
    area: view.mapAreas.join(','),
    active: printYesNo(view.isActive),
    id: view.ids.join(','),
    title: view.title,
    index: printRange(view.minIndex, view.maxIndex),
    indexed: printYesNo(not(view.withoutIndex)),
    views: printRange(view.minViews, view.maxViews),
    picture: printYesNo(not(view.withoutPicture)),
    position: printYesNo(not(view.withoutPosition)),
    brokenLinks: printYesNo(view.brokenLinks),
    soldOut: printYesNo(view.soldOut),
    endingIn: view.endingWithinDays === null ? '' : String(view.endingWithinDays),
    bulkJob: view.bulkJob === null ? '' : String(view.bulkJob),
    sheet: view.sheet?.join(',') ?? '',
    sort: isDefaultSort ? '' : `${direction === 'DESC' ? '-' : ''}${key}`,
    page: view.page === 1 ? '' : String(view.page),
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}
