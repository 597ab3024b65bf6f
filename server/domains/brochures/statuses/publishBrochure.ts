import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Brochure } from '../Brochure';
import { changeBrochureStatus } from './changeBrochureStatus';
import { publishStep } from './publishStep';

export async function publishBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'publishBrochure');
  return changeBrochureStatus(context, id, publishStep('publishBrochure', context.clock.now()));
}
