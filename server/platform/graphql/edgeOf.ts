import { Field, ObjectType, type ClassType } from 'type-graphql';

/** The base of `XEdge`: `@ObjectType() class XEdge extends edgeOf(X) {}`. */
export function edgeOf<T extends object>(node: ClassType<T>) {
  @ObjectType()
  class Edge {
    @Field(() => node, { description: 'The item itself.' })
    readonly node: T;

    /** `place` may compute the cursor when it is read. */
    constructor(
      item: T,
      private readonly place: string | { readonly cursor: string },
    ) {
      this.node = item;
    }

    @Field({ description: 'Its place in this list: give it to `after` or `before` to page on from here.' })
    get cursor(): string {
      return typeof this.place === 'string' ? this.place : this.place.cursor;
    }
  }
  return Edge;
}
