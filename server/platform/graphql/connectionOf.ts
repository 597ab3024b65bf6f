import { Field, Int, ObjectType } from 'type-graphql';
import type { Page } from './Page';

@ObjectType({ description: 'Where a page stands in its list.' })
class PageInfo {
  @Field({ description: 'Whether more items follow this page.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether items come before this page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null when the page is empty.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item; null when the page is empty.' })
  endCursor: string | null;
}

/** The base of `XConnection`: `@ObjectType() class XConnection extends connectionOf(XEdge) {}`. */
export function connectionOf<TArguments extends unknown[], TEdge extends { cursor: string }>(
  edge: new (...args: TArguments) => TEdge,
) {
  @ObjectType()
  class Connection {
    @Field(() => [edge], { description: 'The items of this page, each with its cursor.' })
    readonly edges: TEdge[];

    @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
    readonly pageInfo: PageInfo;

    constructor(readonly page: Page<TEdge>) {
      this.edges = page.edges;
      this.pageInfo = pageInfoOf(page);
    }

    @Field(() => Int, { description: 'How many items the whole list has; counted only when this field is asked for.' })
    totalCount(): number | Promise<number> {
      return this.page.totalCount();
    }
  }
  return Connection;
}

function pageInfoOf({ edges, hasNextPage, hasPreviousPage }: Page<{ cursor: string }>): PageInfo {
  return Object.assign(new PageInfo(), {
    hasNextPage,
    hasPreviousPage,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  });
}
