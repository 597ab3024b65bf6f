import { brochureTypes } from '../../brochures/fields/brochureTypes';
import type { BrochureResponse } from '../../brochures/rest/BrochureResponse';

/** Returns whether a pass-through ad has a URL that is safe to redirect a browser to. */
export function leadsOutside({ type, googleAdUrl }: Pick<BrochureResponse, 'type' | 'googleAdUrl'>): boolean {
  if (!brochureTypes[type].isRedirect || googleAdUrl === null || !URL.canParse(googleAdUrl)) return false;
  return ['https:', 'http:'].includes(new URL(googleAdUrl).protocol);
}
