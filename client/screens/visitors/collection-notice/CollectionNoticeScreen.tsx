import { LegalPage } from '../../../features/legal/LegalPage';
import { collectionNotice } from '../../../../shared/legal/collectionNotice';
import { paths } from '../../../shared/paths';
import { siteName } from '../../../shared/site';

export default function CollectionNoticeScreen() {
  return (
    <LegalPage
      kind="COLLECTION"
      title="Collection notice"
      description={`What ${siteName} asks you for, why, and who gets it.`}
      path={paths.collectionNotice()}
      built={collectionNotice(siteName)}
    />
  );
}
