import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { flatEntity } from '../../platform/database/flatEntity';
import { keysetPage } from '../../platform/database/keysetPage';
import type { SqlValues } from '../../platform/database/SqlValues';
import type { Page } from '../../platform/graphql/Page';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { StreetIndexEntry } from './StreetIndexEntry';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { DomainError } from '../../shared/errors/DomainError';

interface StreetSearch {
  /** part of a name */
  q?: string | null;
  /** the first letter or digit */
  letter?: string | null;
}

const longest = 100;

/** Returns the search as LIKE patterns, in lower case and without accents; null for an absent filter. */
function readStreetSearch({ q, letter }: StreetSearch): { part: string | null; start: string | null } {
  const words = fold(q ?? '');
  const first = fold(letter ?? '');
  if (words.length > longest) throw refusal('q', 'TOO_LONG', `Search for at most ${longest} characters.`);
  if (first !== '' && !/^[a-z0-9]$/.test(first)) {
    throw refusal('letter', 'NOT_A_LETTER', 'Give one letter from A to Z, or one digit.');
  }
  return { part: words === '' ? null : `%${escapeLike(words)}%`, start: first === '' ? null : `${first}%` };
}

function fold(text: string): string {
  return text.replaceAll('\0', ' ').trim().replace(/\s+/g, ' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}

@ArgsType()
export class StreetIndexArgs extends PageArgs {
  @Field({ description: '`did` or `code` of the map area. An unknown one has no streets.' })
  mapArea: string;

  @Field(() => String, { nullable: true, description: 'Part of a street name or suburb, up to 100 characters.' })
  q?: string | null;

  @Field(() => String, { nullable: true, description: 'Only streets whose name begins with this letter or digit.' })
  letter?: string | null;
}

export interface ListStreetIndexInput extends StreetSearch, Omit<PageArguments, 'offset'> {
  /** did or code */
  mapArea: string;
  maxPageSize?: number;
}

/** By name; streets of one name by suburb. The expressions must equal those of `street_index_entries_list_idx`. */
const keys: readonly SortKey[] = [
  { name: 'NAME', expression: 'lower(s.street_name)', direction: 'ASC', kind: 'text', nullable: false },
  { name: 'LOCALITY', expression: 's.locality', direction: 'ASC', kind: 'text', nullable: false },
  { name: 'ID', expression: 's.id', direction: 'ASC', kind: 'integer', nullable: false },
];

/** Returns a page of an area's streets index. */
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
