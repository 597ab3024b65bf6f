import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Node } from '../../../shared/relay/Node';
import { findNode } from './findNode';
import { DomainError } from '../../../shared/errors/DomainError';

const mostIds = 100;

function findNodes(context: RequestContext, ids: readonly string[]): Promise<(object | null)[]> {
  if (ids.length > mostIds) {
    const message = `Ask for at most ${mostIds} ids at once.`;
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'ids', code: 'TOO_MANY', message }] });
  }
  return Promise.all(ids.map((id) => findNode(context, id)));
}

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'Fetches an object again by its global id; null when there is none that the caller may see.',
  })
  node(
    @Arg('id', () => ID, { description: 'Global id, as some object gave it.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<object | null> {
    return findNode(context, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Fetches up to 100 objects again, in the order of their ids, each as by `node`.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: 'Global ids, at most 100.' }) ids: string[],
    @Ctx() context: RequestContext,
  ): Promise<(object | null)[]> {
    return findNodes(context, ids);
  }
}
