import { useNavigate } from 'react-router';
import { useAddressQuery } from '../../platform/page/useAddressQuery';
import { recordPageSize, type RecordPaging, type RecordPlace, type RecordView } from './RecordView';

/** Filters and page of a list, stored in the address, so that users can bookmark, share, reload and go back. */
export function useRecordView<Name extends string>(names: readonly Name[]): RecordView<Name> {
  const navigate = useNavigate();
  const query = useAddressQuery();
  const values = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;

  function go(filters: Readonly<Record<string, string>>, place: RecordPlace): void {
    const kept = Object.entries({ ...filters, ...place }).filter(([, value]) => value !== '');
    void navigate({ search: new URLSearchParams(kept).toString() });
  }

  return {
    values,
    isFiltered: names.some((name) => values[name] !== ''),
    paging: pagingOf(query),
    show: (change) => go({ ...values, ...change }, null),
    clear: () => go({}, null),
    showPage: (place) => go(values, place),
  };
}

function pagingOf(query: URLSearchParams): RecordPaging {
  const before = query.get('before');
  return before === null ? { first: recordPageSize, after: query.get('after') } : { last: recordPageSize, before };
}
