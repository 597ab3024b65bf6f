import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { Page } from '../../platform/graphql/Page';
import { PageArgs } from '../../platform/graphql/PageArgs';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { authorize } from '../../shared/authorize';
import { Enquiry } from './Enquiry';
import { EnquiryKind } from './EnquiryKind';
import { EnquiryState } from './EnquiryState';

@ArgsType()
export class EnquiriesArgs extends PageArgs {
  @Field(() => EnquiryState, { nullable: true, description: 'Only those in this state.' })
  state?: EnquiryState | null;

  @Field(() => EnquiryKind, { nullable: true, description: 'Only those of this kind.' })
  kind?: EnquiryKind | null;
}

interface ListEnquiriesInput extends Omit<PageArguments, 'offset'> {
  state?: EnquiryState | null;
  kind?: EnquiryKind | null;
}

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'e.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** Lists enquiries, newest first. */
export function listEnquiries(
  context: RequestContext,
  { state, kind, ...page }: ListEnquiriesInput,
): Promise<Page<{ item: Enquiry; cursor: string }>> {
  authorize(context.viewer, 'enquiries');
  return pageOfRows(
    context.database,
    {
      entity: Enquiry,
      alias: 'e',
      keys: newestFirst,
      conditions: (values) => [
        ...(state == null ? [] : [`e.state = ${values.add(state)}`]),
        ...(kind == null ? [] : [`e.kind = ${values.add(kind)}`]),
      ],
    },
    page,
  );
}
