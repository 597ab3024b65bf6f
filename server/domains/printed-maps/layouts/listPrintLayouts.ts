import { IsNull, Not } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { referenceNumbers } from '../../brochures/referenceNumbers';
import type { PageOrientation } from '../PageOrientation';
import type { PaperSize } from '../PaperSize';
import { PrintLayout } from './PrintLayout';

/** more than are kept of a format */
export const mostPrintLayouts = 100;

interface ListedFormat {
  /** did or code of the area */
  mapArea: string;
  paper: PaperSize;
  orientation: PageOrientation;
}

/** Lists the named layouts of an area's map in a format, newest first. */
export async function listPrintLayouts(
  context: RequestContext,
  { mapArea, paper, orientation }: ListedFormat,
): Promise<PrintLayout[]> {
  authorize(context.viewer, 'printLayouts');
  const [mapAreaId] = await referenceNumbers(context, 'mapAreas', [mapArea]);
  if (mapAreaId === undefined) return [];
  return context.database.getRepository(PrintLayout).find({
    where: { mapAreaId, paper, orientation, name: Not(IsNull()) },
    order: { id: 'DESC' },
    take: mostPrintLayouts,
  });
}
