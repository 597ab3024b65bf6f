import DataLoader from 'dataloader';
import { In, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { LoaderFactory } from '../context/RequestContext';

/** A loader of entities by their number: one statement for all that a request asks for at once. */
export function entityLoader<T extends ObjectLiteral & { id: number }>(
  entity: new () => T,
): LoaderFactory<number, T | null> {
  return ({ database }) =>
    new DataLoader<number, T | null>(async (ids) => {
      const found = await database.getRepository(entity).findBy({ id: In(ids) } as FindOptionsWhere<T>);
      const byId = new Map(found.map((each) => [each.id, each]));
      return ids.map((id) => byId.get(id) ?? null);
    });
}
