import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { containsText } from '../../platform/database/containsText';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { SqlValues } from '../../platform/database/SqlValues';
import type { Page } from '../../platform/graphql/Page';
import { authorize } from '../../shared/authorize';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { VendorInvitation } from './VendorInvitation';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { VendorInvitationState } from './VendorInvitationState';

@ArgsType()
export class VendorInvitationsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those to an address that holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => VendorInvitationState, { nullable: true, description: 'Only those in this state.' })
  state?: VendorInvitationState | null;

  @Field(() => Int, { nullable: true, description: 'Only those for the vendor with this `databaseId`.' })
  vendorId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those to the administration (true), or only those of companies (false).',
  })
  ofStaff?: boolean | null;
}

export interface ListVendorInvitationsInput extends PageArguments {
  q?: string | null;
  state?: VendorInvitationState | null;
  vendorId?: number | null;
  ofStaff?: boolean | null;
}

const keys: SortKey[] = [{ name: 'ID', expression: 'i.id', direction: 'DESC', kind: 'integer', nullable: false }];

const conditionOf: Record<VendorInvitationState, (now: Date, values: SqlValues) => string> = {
  VALID: (now, values) => `i.used_at IS NULL AND i.expires_at > ${values.add(now)}`,
  EXPIRED: (now, values) => `i.used_at IS NULL AND i.expires_at <= ${values.add(now)}`,
  USED: () => 'i.used_at IS NOT NULL',
};

/** Lists invitations, newest first: all for administrators, those to its own company for a vendor. */
export function listVendorInvitations(
  context: RequestContext,
  { q, state, vendorId, ofStaff, ...page }: ListVendorInvitationsInput,
): Promise<Page<{ item: VendorInvitation; cursor: string }>> {
  authorize(context.viewer, 'vendorInvitations');
  const { viewer } = context;
  return pageOfRows(
    context.database,
    {
      entity: VendorInvitation,
      alias: 'i',
      keys,
      conditions: (values) => [
        ...(viewer?.role === 'ADMINISTRATOR' ? [] : [`i.vendor_id = ${values.add(viewer?.vendorId ?? 0)}`]),
        ...(state == null ? [] : [conditionOf[state](context.clock.now(), values)]),
        ...(vendorId == null ? [] : [`i.vendor_id = ${values.add(vendorId)}`]),
        ...(ofStaff == null ? [] : [`i.staff_role IS ${ofStaff ? 'NOT NULL' : 'NULL'}`]),
        ...(q?.trim() ? [containsText(['i.email'], q, values)] : []),
      ],
    },
    page,
  );
}
