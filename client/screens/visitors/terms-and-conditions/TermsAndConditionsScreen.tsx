import { LegalPage } from '../../../features/legal/LegalPage';
import { firstTerms } from '../../../../shared/legal/firstTerms';
import { furtherTerms } from '../../../../shared/legal/furtherTerms';
import { lastTerms } from '../../../../shared/legal/lastTerms';
import { paths } from '../../../shared/paths';
import { siteName } from '../../../shared/site';

export default function TermsAndConditionsScreen() {
  return (
    <LegalPage
      kind="TERMS"
      title="Terms and conditions"
      description={`What holds between you and ${siteName} when you use this site.`}
      path={paths.termsAndConditions()}
      built={[...firstTerms(siteName), ...furtherTerms, ...lastTerms]}
    />
  );
}
