import { LegalDocument } from '../../../features/legal/LegalDocument';
import { paths } from '../../../shared/paths';
import { firstTerms } from './firstTerms';
import { furtherTerms } from './furtherTerms';
import { lastTerms } from './lastTerms';
import { siteName } from '../../../shared/site';

export default function TermsAndConditionsScreen() {
  return (
    <LegalDocument
      title="Terms and conditions"
      description={`What holds between you and ${siteName} when you use this site.`}
      path={paths.termsAndConditions()}
      lastUpdated="28/4/2024"
      sections={[...firstTerms(), ...furtherTerms, ...lastTerms]}
    />
  );
}
