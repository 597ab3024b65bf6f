import type { RequestContext } from '../../platform/context/RequestContext';
import { containsText } from '../../platform/database/containsText';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { Page } from '../../platform/graphql/Page';
import { authorize } from '../../shared/permissions';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { Vendor } from './Vendor';

export interface ListVendorsInput extends PageArguments {
  q?: string | null;
}

const keys: SortKey[] = [
  { name: 'NAME', expression: 'v.company_name', direction: 'ASC', kind: 'text', nullable: false },
  { name: 'ID', expression: 'v.id', direction: 'ASC', kind: 'integer', nullable: false },
];

/** Companies by name: all for administrators, its own for a vendor. */
export function listVendors(
  context: RequestContext,
  { q, ...page }: ListVendorsInput,
): Promise<Page<{ item: Vendor; cursor: string }>> {
  authorize(context.viewer, 'vendors');
  const { viewer, database } = context;
  return pageOfRows(
    database,
    {
      entity: Vendor,
      alias: 'v',
      keys,
      conditions: (values) => [
        ...(viewer?.role === 'ADMINISTRATOR' ? [] : [`v.id = ${values.add(viewer?.vendorId ?? 0)}`]),
        ...(q?.trim()
          ? [containsText(['v.company_name', 'v.contact_name', 'v.contact_email', 'v.abn'], q, values)]
          : []),
      ],
    },
    page,
  );
}
