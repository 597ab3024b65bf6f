import type { AddressInput } from './AddressInput';
import type { BrochureInput } from './BrochureInput';

/** What a use case takes: fields that keep the rules of `BrochureInput`, whoever read them. */
export type GivenFields = Partial<Omit<BrochureInput, 'address'>> & { address?: Partial<AddressInput> | null };
