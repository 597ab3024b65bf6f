import type { RequestContext } from '../../../platform/context/RequestContext';
import { changedMeanwhile } from '../../brochures/writing/checks/changedMeanwhile';
import { lockBrochure } from '../../brochures/lockBrochure';
import { proposeRenewal } from '../../brochures/writing/renewBrochure';
import { readRenewal, type Renewal } from './readRenewal';
import { readRenewalToken } from './renewalTokens';

interface Chosen {
  token: string;
  /** ISO date */
  validTo: string;
  /** of the ad as the page showed it */
  version: number;
}

/**
 * Sends a new last day for review, for whoever has the link of a reminder
 * (docs/rules/statuses-and-reviews.md#renewal-by-link). Does nothing if one waits already, so that a second click is
 * harmless. Returns null for a link that does not hold.
 * @throws VALIDATION_FAILED for a day that does not fit; CONFLICT if the ad has changed since the page was shown
 */
export function renewByLink(context: RequestContext, { token, validTo, version }: Chosen): Promise<Renewal | null> {
  const brochureId = readRenewalToken(context.identitySecret, token)?.brochureId;
  if (brochureId === undefined) return Promise.resolve(null);
  return context.database.transaction(async (manager) => {
    // the lock comes first: of two clicks at once the second sees what the first has sent
    await manager.query('SELECT FROM brochures WHERE id = $1 FOR UPDATE', [brochureId]);
    const renewal = await readRenewal(manager, context, token);
    if (!renewal || renewal.waiting !== null || renewal.isOver) return renewal;
    const brochure = await lockBrochure(manager, brochureId);
    if (version !== brochure.version) throw changedMeanwhile(version, brochure.version);
    await proposeRenewal(manager, { ...context, viewer: renewal.viewer }, brochure, { validTo });
    return { ...renewal, waiting: validTo };
  });
}
