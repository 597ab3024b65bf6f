import { Field, ObjectType, type ClassType } from 'type-graphql';

/** The base of `XEdge`: `@ObjectType() class XEdge extends edgeOf(X) {}`. */
export function edgeOf<T extends object>(node: ClassType<T>) {
  @ObjectType()
  class Edge {
    @Field(() => node, { description: 'The item itself.' })
    readonly node: T;

    @Field({ description: 'Its place in this list: give it to `after` or `before` to page on from here.' })
    readonly cursor: string;

    constructor(item: T, cursor: string) {
      this.node = item;
      this.cursor = cursor;
    }
  }
  return Edge;
}
