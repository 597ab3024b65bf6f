import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { parseGlobalId } from '../../../shared/globalId';
import { nodeFetchers } from './nodeFetchers';

/** What an id names, or null: unknown, gone and hidden look the same from outside. */
export async function findNode(context: RequestContext, id: string): Promise<object | null> {
  const named = parseGlobalId(id);
  if (!named || !Object.hasOwn(nodeFetchers, named.type)) return null;
  try {
    return (await nodeFetchers[named.type]?.(context, named.databaseId)) ?? null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'GONE') return null;
    throw error;
  }
}
