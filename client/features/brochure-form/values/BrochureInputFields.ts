import type { CreateBrochureInput } from '../../../generated/types';

/** What creating, changing and checking an ad have in common. */
export type BrochureInputFields = Omit<CreateBrochureInput, 'type'>;
