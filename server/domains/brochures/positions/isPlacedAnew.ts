import type { EntityManager } from 'typeorm';
import type { Brochure } from '../Brochure';
import type { BrochureChanges } from '../writing/values/BrochureChanges';
import { findPlace } from './findPlace';

/** Returns whether an ad without a pin, which should have none, has a place by now: the streets index may have its address. */
export async function isPlacedAnew(
  manager: EntityManager,
  brochure: Brochure,
  wanted: BrochureChanges,
): Promise<boolean> {
  if (wanted.latitude !== null || brochure.positionSource !== null) return false;
  return (await findPlace(manager, brochure)) !== null;
}
