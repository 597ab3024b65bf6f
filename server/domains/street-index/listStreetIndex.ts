import type { RequestContext } from '../../platform/context/RequestContext';
import { flatEntity } from '../../platform/database/flatEntity';
import { keysetPage } from '../../platform/database/keysetPage';
import type { SqlValues } from '../../platform/database/SqlValues';
import type { Page } from '../../platform/graphql/Page';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { StreetIndexEntry } from './StreetIndexEntry';
import { readStreetSearch, type StreetSearch } from './readStreetSearch';

export interface ListStreetIndexInput extends StreetSearch, Omit<PageArguments, 'offset'> {
  /** did or code */
  mapArea: string;
  maxPageSize?: number;
}

/** By name; streets of one name by suburb. The expressions are those of `street_index_entries_list_idx`. */
const keys: readonly SortKey[] = [
  { name: 'NAME', expression: 'lower(s.street_name)', direction: 'ASC', kind: 'text', nullable: false },
  { name: 'LOCALITY', expression: 's.locality', direction: 'ASC', kind: 'text', nullable: false },
  { name: 'ID', expression: 's.id', direction: 'ASC', kind: 'integer', nullable: false },
];

/** A page of an area's streets index. */
export function listStreetIndex(
  context: RequestContext,
  input: ListStreetIndexInput,
): Promise<Page<{ item: StreetIndexEntry; cursor: string }>> {
  const { part, start } = readStreetSearch(input);
  return keysetPage(context.database, {
    entity: flatEntity(context.database, StreetIndexEntry, 's'),
    from: 'street_index_entries s',
    keys,
    page: input,
    ...(input.maxPageSize === undefined ? {} : { maxPageSize: input.maxPageSize }),
    conditions(values) {
      const like = (text: string, pattern: string) => `fold_accents(lower(${text})) LIKE ${values.add(pattern)}`;
      return [
        areaCondition(input.mapArea, values),
        ...(part === null ? [] : [`(${like('s.street_name', part)} OR ${like('s.locality', part)})`]),
        ...(start === null ? [] : [like('s.street_name', start)]),
      ];
    },
  });
}

function areaCondition(mapArea: string, values: SqlValues): string {
  const name = values.add(mapArea.replaceAll('\0', ' '));
  return `s.map_area_id = (SELECT m.id FROM map_areas m WHERE m.did = ${name} OR m.code = ${name} ORDER BY m.did = ${name} DESC LIMIT 1)`;
}
