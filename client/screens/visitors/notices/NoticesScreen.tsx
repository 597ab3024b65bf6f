import { LegalDocument } from '../../../features/legal/LegalDocument';
import { paths } from '../../../shared/paths';
import { noticeSections } from './noticeSections';

export default function NoticesScreen() {
  return (
    <LegalDocument
      title="Notices"
      description="How long information is kept, whose data the maps and listings are, and how accessible the site is."
      path={paths.notices()}
      state="Last updated 20/11/2026"
      sections={noticeSections}
    />
  );
}
