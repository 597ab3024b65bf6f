import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { containsText } from '../../platform/database/containsText';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { Page } from '../../platform/graphql/Page';
import { authorize } from '../../shared/authorize';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { Vendor } from './Vendor';
import { PageArgs } from '../../platform/graphql/PageArgs';

@ArgsType()
export class VendorsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only those whose company name, contact or ABN holds this text.',
  })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only the one with this `databaseId`.' })
  databaseId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only those with a login that may be used; false: only those without; for administrators.',
  })
  hasLogin?: boolean | null;
}

export interface ListVendorsInput extends PageArguments {
  q?: string | null;
  databaseId?: number | null;
  /** true: only companies with a usable login; false: only those without */
  hasLogin?: boolean | null;
}

const keys: SortKey[] = [
  { name: 'NAME', expression: 'v.company_name', direction: 'ASC', kind: 'text', nullable: false },
  { name: 'ID', expression: 'v.id', direction: 'ASC', kind: 'integer', nullable: false },
];

const someLogin = 'EXISTS (SELECT FROM accounts a WHERE a.vendor_id = v.id AND a.suspended_at IS NULL)';

/** Lists companies by name: all for administrators, its own for a vendor. */
export function listVendors(
  context: RequestContext,
  { q, databaseId, hasLogin, ...page }: ListVendorsInput,
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
        ...(databaseId == null ? [] : [`v.id = ${values.add(databaseId)}`]),
        ...(hasLogin == null ? [] : [`${hasLogin ? '' : 'NOT '}${someLogin}`]),
        ...(q?.trim()
          ? [containsText(['v.company_name', 'v.contact_name', 'v.contact_email', 'v.abn'], q, values)]
          : []),
      ],
    },
    page,
  );
}
