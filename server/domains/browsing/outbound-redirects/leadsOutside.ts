import type { BrochureResponse } from '../../brochures/rest/BrochureResponse';

/** A pass-through ad whose address a browser may safely be sent to. */
export function leadsOutside({ type, googleAdUrl }: Pick<BrochureResponse, 'type' | 'googleAdUrl'>): boolean {
  if (type !== 'PT_AD' || googleAdUrl === null || !URL.canParse(googleAdUrl)) return false;
  return ['https:', 'http:'].includes(new URL(googleAdUrl).protocol);
}
