import type { BrochureStatus, BrochureType } from '../../generated/types';
import { typeNames } from './brochureWords';
import { gridModes, type GridMode } from './gridModes';
import { defaultSort, sortKeys, type GridView } from './GridView';

const types = Object.keys(typeNames) as BrochureType[];

function list(value: string | null): string[] {
  return value === null ? [] : [...new Set(value.split(',').filter((item) => item !== ''))];
}

/** Words of an address that mean something here; others are passed over, as an old bookmark may hold them. */
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

function parseIsActive(value: string | null): boolean | null {
  if (value === 'yes') return true;
  return value === 'no' ? false : null;
}

/** Reads the view out of the query of the address; what is missing or senseless is the default. */
export function parseGridView(query: URLSearchParams, mode: GridMode): GridView {
  const statuses: readonly BrochureStatus[] = gridModes[mode];
  return {
    page: parsePage(query.get('page')),
    sort: parseSort(query.get('sort')),
    statuses: statuses.length > 1 ? known(query.get('status'), statuses) : [],
    types: known(query.get('type'), types),
    categories: list(query.get('category')),
    mapAreas: list(query.get('area')),
    q: query.get('q') ?? '',
    isActive: parseIsActive(query.get('active')),
  };
}

/** The way back. Defaults are left out, so that the plain list has the plain address. */
export function printGridView(view: GridView): URLSearchParams {
  const { key, direction } = view.sort;
  const isDefaultSort = key === defaultSort.key && direction === defaultSort.direction;
  const parts = {
    q: view.q,
    status: view.statuses.join(','),
    type: view.types.join(','),
    category: view.categories.join(','),
    area: view.mapAreas.join(','),
    active: view.isActive === null ? '' : view.isActive ? 'yes' : 'no',
    sort: isDefaultSort ? '' : `${direction === 'DESC' ? '-' : ''}${key}`,
    page: view.page === 1 ? '' : String(view.page),
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}
