import DataLoader from 'dataloader';
import { IsNull, Not } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { PrintLayout } from './PrintLayout';

/**
 * Loads the latest version of each history that is numbered, by the number of its first version, which may itself be
 * forgotten. Newer versions may be there without the number: a server of the version before saves none.
 */
export function latestVersionLoader({ database }: RequestContext): DataLoader<number, PrintLayout | null> {
  return new DataLoader(async (firstVersionIds) => {
    const rows = await database
      .getRepository(PrintLayout)
      .createQueryBuilder('layout')
      .distinctOn(['layout.firstVersionId'])
      .where({ name: Not(IsNull()) })
      .andWhere('layout.firstVersionId = ANY(:firstVersionIds)', { firstVersionIds: [...firstVersionIds] })
      .orderBy('layout.firstVersionId')
      .addOrderBy('layout.id', 'DESC')
      .getMany();
    const byFirst = new Map(rows.map((row) => [row.firstVersionId, row]));
    return firstVersionIds.map((id) => byFirst.get(id) ?? null);
  });
}
