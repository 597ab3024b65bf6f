import { paths } from '../../../shared/paths';

/** The view of an area's streets index, from the address. */
export interface StreetsQuery {
  /** code or did */
  mapArea: string | null;
  letter: string | null;
  q: string | null;
  after: string | null;
}

const longestSearch = 100;

export function readStreetsQuery(query: URLSearchParams): StreetsQuery {
  const text = (name: string): string | null => query.get(name)?.trim() || null;
  const letter = text('letter')?.toUpperCase() ?? null;
  return {
    mapArea: text('mapArea'),
    letter: letter !== null && /^[A-Z0-9]$/.test(letter) ? letter : null,
    q: text('q')?.slice(0, longestSearch) ?? null,
    after: text('after'),
  };
}

export function streetsPath({ mapArea, ...rest }: Partial<StreetsQuery>): string {
  const query = new URLSearchParams();
  if (mapArea) query.set('mapArea', mapArea);
  for (const name of ['letter', 'q', 'after'] as const) {
    const value = rest[name];
    if (value) query.set(name, value);
  }
  return query.size === 0 ? paths.streetsIndex() : `${paths.streetsIndex()}?${query.toString()}`;
}
