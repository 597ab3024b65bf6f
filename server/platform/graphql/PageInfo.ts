import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field({ description: 'Whether more items follow this page.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether items come before this page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null when the page is empty.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item; null when the page is empty.' })
  endCursor: string | null;
}
