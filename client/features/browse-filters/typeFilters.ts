import { brochureTypes, isListedByDefault, typeFilterChips } from '../../generated/brochureTypes';
import type { BrochureType } from '../../generated/types';

/** Default list types when unspecified (docs/rules/search-and-lists.md#default-types). */
const defaultListTypes = brochureTypes.filter(isListedByDefault);

/** The chips beside "All" (docs/rules/search-and-lists.md#type-chips). */
export const typeFilters = brochureTypes
  .flatMap((type) => {
    const chip = typeFilterChips[type];
    return chip === null ? [] : [{ type, ...chip }];
  })
  .sort((one, other) => one.place - other.place);

export function typesInEffect(types: BrochureType[]): BrochureType[] {
  return types.length > 0 ? types : defaultListTypes;
}
