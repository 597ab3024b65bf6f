import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { Brochure } from './Brochure';

/**
 * Raises `version` and `updatedAt` of an ad after a change of its relations, such as files. The caller holds the ad's
 * row lock. Returns the updated ad.
 */
export async function touchBrochure(
  manager: EntityManager,
  { clock }: Pick<RequestContext, 'clock'>,
  id: number,
): Promise<Brochure> {
  const brochures = manager.getRepository(Brochure);
  await brochures.update({ id }, { updatedAt: clock.now() });
  return brochures.findOneByOrFail({ id });
}
