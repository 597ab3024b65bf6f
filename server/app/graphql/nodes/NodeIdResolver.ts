import type { GraphQLResolveInfo } from 'graphql';
import { FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../../shared/globalId';
import { Node } from '../../../shared/relay/Node';

/** The only place that encodes global ids, for every type that is a Node. */
@Resolver(() => Node)
export class NodeIdResolver {
  @FieldResolver(() => ID, { description: 'Unique over all types: give it to `node` to fetch the object again.' })
  id(@Root() root: { id: number }, @Info() { parentType }: GraphQLResolveInfo): string {
    return toGlobalId(parentType.name, root.id);
  }
}
