import type { BrochureType } from '../../brochures/BrochureType';
import { typesWith } from '../../brochures/fields/brochureTypes';

/** See docs/rules/search-and-lists.md#default-types. */
export const defaultListTypes: readonly BrochureType[] = typesWith('isListedByDefault');
