import { BrochureType } from '../../brochures/BrochureType';

/** See docs/rules/search-and-lists.md#default-types. */
export const defaultListTypes: readonly BrochureType[] = [BrochureType.LP_AD, BrochureType.CP_AD, BrochureType.BLD_AD];
