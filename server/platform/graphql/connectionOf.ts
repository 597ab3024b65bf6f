import { Field, Int, ObjectType } from 'type-graphql';
import type { Page } from './Page';

@ObjectType({ description: 'Where a page stands in its list.' })
class PageInfo {
  constructor(private readonly page: Page<{ readonly cursor: string }>) {}

  @Field({ description: 'Whether more items follow this page.' })
  get hasNextPage(): boolean {
    return this.page.hasNextPage;
  }

  @Field({ description: 'Whether items come before this page.' })
  get hasPreviousPage(): boolean {
    return this.page.hasPreviousPage;
  }

  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null when the page is empty.' })
  get startCursor(): string | null {
    return this.page.edges[0]?.cursor ?? null;
  }

  @Field(() => String, { nullable: true, description: 'Cursor of the last item; null when the page is empty.' })
  get endCursor(): string | null {
    return this.page.edges.at(-1)?.cursor ?? null;
  }
}

/** The base of `XConnection`: `@ObjectType() class XConnection extends connectionOf(XEdge) {}`. */
export function connectionOf<TArguments extends unknown[], TEdge extends { readonly cursor: string }>(
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
      this.pageInfo = new PageInfo(page);
    }

    @Field(() => Int, { description: 'How many items the whole list has; counted only when this field is asked for.' })
    totalCount(): number | Promise<number> {
      return this.page.totalCount();
    }
  }
  return Connection;
}
