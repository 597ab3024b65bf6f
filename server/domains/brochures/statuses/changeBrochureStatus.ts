import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Brochure } from '../Brochure';
import { lockBrochure } from '../lockBrochure';
import { moveBrochure, type StatusStep } from './moveBrochure';

/** What publishing, archiving and unarchiving have in common. The row stays locked until all is written. */
export async function changeBrochureStatus(context: RequestContext, id: number, step: StatusStep): Promise<Brochure> {
  return context.database.transaction(async (manager) =>
    moveBrochure(manager, context, await lockBrochure(manager, id), step),
  );
}
