import { builtLegalText } from '../../../shared/legal/builtLegalTexts';
import type { LegalKind } from '../../../shared/legal/legalKinds';
import { writeLegalText } from '../../../shared/legal/legalText';
import { personalData } from '../../domains/retention/personalData';
import { brand } from '../../shared/brand/brand';

/** Returns a legal text that the site came with, in the form that administrators edit, with the site's name of now. */
export function legalTextAsBuilt(kind: LegalKind): string {
  return writeLegalText(builtLegalText(kind, { siteName: brand.name, keptData: personalData }));
}
