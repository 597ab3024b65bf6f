import { BrochureType } from '../../brochures/BrochureType';

/** Specification, section 4: "Default list types when unspecified: landing page, coupon, BLD". */
export const defaultListTypes: readonly BrochureType[] = [BrochureType.LP_AD, BrochureType.CP_AD, BrochureType.BLD_AD];
