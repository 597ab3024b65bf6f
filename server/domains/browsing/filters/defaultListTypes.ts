import type { BrochureType } from '../../brochures/BrochureType';
import { typesWith } from '../../brochures/fields/brochureTypes';
import { locale } from '../../../shared/locale';

/** See docs/rules/search-and-lists.md#default-types. */
export const defaultListTypes: readonly BrochureType[] = typesWith('isListedByDefault');

/** The default types in words, for descriptions. */
export const defaultListTypesText = new Intl.ListFormat(locale).format(defaultListTypes);
