import { createContext, useContext } from 'react';
import type { BrochureType } from '../../generated/types';
import type { Role } from '../session/Session';
import type { BrochureFormStore } from './BrochureFormStore';
import type { FormChoices } from './formChoices';
import type { FormField } from './values/BrochureFormValues';

export interface BrochureFormSituation {
  store: BrochureFormStore;
  type: BrochureType;
  role: Role;
  /** fields that the user may edit; the others are read-only or hidden */
  fields: readonly FormField[];
  choices: FormChoices;
  /** number of coupons already sold */
  couponsTaken: number;
}

export const BrochureFormContext = createContext<BrochureFormSituation | null>(null);

export function useBrochureForm(): BrochureFormSituation {
  const situation = useContext(BrochureFormContext);
  if (situation === null) throw new Error('A field of the form needs a BrochureFormContext around it.');
  return situation;
}
