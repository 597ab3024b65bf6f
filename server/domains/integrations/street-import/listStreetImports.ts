import type { RequestContext } from '../../../platform/context/RequestContext';
import { StreetImport } from './StreetImport';
import { authorize } from '../../../shared/authorize';
const most = 100;

export function listStreetImports(
  { viewer, database }: RequestContext,
  { mapAreaId }: { mapAreaId: number },
): Promise<StreetImport[]> {
  authorize(viewer, 'streetImports');
  return database.getRepository(StreetImport).find({ where: { mapAreaId }, order: { id: 'DESC' }, take: most });
}
