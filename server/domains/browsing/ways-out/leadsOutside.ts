import type { BrochureAnswer } from '../../brochures/brochureAnswer';

/** A pass-through ad whose address a browser may safely be sent to. */
export function leadsOutside({ type, googleAdUrl }: Pick<BrochureAnswer, 'type' | 'googleAdUrl'>): boolean {
  if (type !== 'PT_AD' || googleAdUrl === null || !URL.canParse(googleAdUrl)) return false;
  return ['https:', 'http:'].includes(new URL(googleAdUrl).protocol);
}
