import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Brochure } from '../Brochure';
import { lockBrochure } from '../lockBrochure';
import { moveBrochure, type StatusStep } from './moveBrochure';

/** Changes an ad's status under its row lock; the shared part of publishing, archiving and unarchiving. */
export async function changeBrochureStatus(context: RequestContext, id: number, step: StatusStep): Promise<Brochure> {
  return context.database.transaction(async (manager) =>
    moveBrochure(manager, context, await lockBrochure(manager, id), step),
  );
}
