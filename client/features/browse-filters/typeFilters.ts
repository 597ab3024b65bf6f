import { brochureTypes, isListedByDefault } from '../../generated/brochureTypes';
import type { BrochureType } from '../../generated/types';

/** Types of the list when none is chosen (docs/rules/search-and-lists.md#default-types). */
const defaultListTypes = brochureTypes.filter(isListedByDefault);

export function typesInEffect(types: BrochureType[]): BrochureType[] {
  return types.length > 0 ? types : defaultListTypes;
}
