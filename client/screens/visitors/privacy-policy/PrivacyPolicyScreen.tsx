import { LegalPage } from '../../../features/legal/LegalPage';
import { privacySections } from '../../../../shared/legal/privacySections';
import { personalData } from '../../../generated/personalData';
import { paths } from '../../../shared/paths';
import { siteName } from '../../../shared/site';

export default function PrivacyPolicyScreen() {
  return (
    <LegalPage
      kind="PRIVACY"
      title="Privacy policy"
      description={`What ${siteName} knows about you, why, and what you can ask of us.`}
      path={paths.privacyPolicy()}
      built={privacySections(siteName, personalData)}
    />
  );
}
