import { brochureTypes } from '../../generated/brochureTypes';
import type { BrochureType } from '../../generated/types';

export function isBrochureType(text: string | null): text is BrochureType {
  return brochureTypes.some((type) => type === text);
}
