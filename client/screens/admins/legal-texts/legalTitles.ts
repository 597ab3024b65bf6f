import type { LegalKind } from '../../../../shared/legal/legalKinds';
import { paths } from '../../../shared/paths';

interface LegalTitle {
  title: string;
  path: string;
}

export const legalTitles: Readonly<Record<LegalKind, LegalTitle>> = {
  TERMS: { title: 'Terms and conditions', path: paths.termsAndConditions() },
  PRIVACY: { title: 'Privacy policy', path: paths.privacyPolicy() },
  COLLECTION: { title: 'Collection notice', path: paths.collectionNotice() },
  ADVERTISING: { title: 'Conditions for advertisers', path: paths.advertisingConditions() },
};
