import { LegalDocument } from '../../../features/legal/LegalDocument';
import { paths } from '../../../shared/paths';
import { privacySections } from './privacySections';
import { siteName } from '../../../shared/site';

export default function PrivacyPolicyScreen() {
  return (
    <LegalDocument
      title="Privacy policy"
      description={`What ${siteName} knows about you, why, and what you can ask of us.`}
      path={paths.privacyPolicy()}
      lastUpdated="28/4/2024"
      sections={privacySections()}
    />
  );
}
