import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { findNode } from './findNode';

const mostIds = 100;

export function findNodes(context: RequestContext, ids: readonly string[]): Promise<(object | null)[]> {
  if (ids.length > mostIds) {
    const message = `Ask for at most ${mostIds} ids at once.`;
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'ids', code: 'TOO_MANY', message }] });
  }
  return Promise.all(ids.map((id) => findNode(context, id)));
}
