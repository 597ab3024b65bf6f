import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import type { Page } from '../../../platform/graphql/Page';
import { BrochureEdge } from './BrochureEdge';
import type { BrochurePage } from './BrochurePage';

@ObjectType({ description: 'A page of a list of ads.' })
export class BrochureConnection extends connectionOf(BrochureEdge) {
  constructor(
    page: Page<BrochureEdge>,
    private readonly list: Pick<BrochurePage, 'offerCount'>,
  ) {
    super(page);
  }

  @Field(() => Int, {
    description:
      'How many ads of the whole list are offers, with a coupon or price; the others are businesses and brochures.',
  })
  offerCount(): number | Promise<number> {
    return this.list.offerCount();
  }
}
