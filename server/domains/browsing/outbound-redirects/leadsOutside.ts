import { brochureTypes } from '../../brochures/fields/brochureTypes';
import type { BrochureResponse } from '../../brochures/rest/BrochureResponse';

/** A pass-through ad whose address a browser may safely be sent to. */
export function leadsOutside({ type, googleAdUrl }: Pick<BrochureResponse, 'type' | 'googleAdUrl'>): boolean {
  if (!brochureTypes[type].isRedirect || googleAdUrl === null || !URL.canParse(googleAdUrl)) return false;
  return ['https:', 'http:'].includes(new URL(googleAdUrl).protocol);
}
