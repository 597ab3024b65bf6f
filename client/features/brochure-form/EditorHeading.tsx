import type { BrochureFormBrochureFragment, BrochureType } from '../../generated/types';
import { documentTitle } from '../../shared/documentTitle';
import { privatePaths } from '../../shared/privatePaths';
import { brochurePath } from '../brochures/brochurePath';
import { nameOfStatus } from '../brochure-grid/brochureLabels';
import { ListContextNav } from '../brochure-grid/list-context/ListContextNav';
import SharePreviewButton from '../previews/SharePreviewButton';
import styles from './BrochureEditor.module.css';
import { typeLabels } from '../../generated/brochureTypes';
import { useBrochureForm } from './BrochureFormContext';
import { stateForVendor } from './submission/stateForVendor';

interface EditorHeadingProps {
  type: BrochureType;
  brochure: BrochureFormBrochureFragment | null;
}

/** The ad's title and status, with links to its public pages. */
export function EditorHeading({ type, brochure }: EditorHeadingProps) {
  const { role } = useBrochureForm();
  const name = typeLabels[type];
  const mayShare = role === 'VENDOR' || brochure?.isDraft === false;
  const title =
    brochure === null ? `New ${name.toLowerCase()} ad` : brochure.displayTitle || `Ad ${brochure.databaseId}`;
  return (
    <header className={styles.header}>
      {brochure !== null && <ListContextNav databaseId={brochure.databaseId} />}
      <title>{documentTitle(title)}</title>
      <h1 className={styles.heading} tabIndex={-1}>
        {title}
      </h1>
      {brochure !== null && (
        <p className={styles.facts}>
          <span>{name}</span>
          <span>{role === 'VENDOR' ? stateForVendor(brochure).label : nameOfStatus(brochure)}</span>
          <span>ID {brochure.databaseId}</span>
          {brochure.status !== 'ARCHIVED' && (
            <a href={brochurePath(brochure)} target="_blank" rel="noopener">
              {brochure.status === 'PUBLISHED' ? 'View on the public site' : 'See the preview'}
            </a>
          )}
          <a href={privatePaths.qrCode(brochure.databaseId, 'png')} download={`qr-${brochure.databaseId}.png`}>
            QR code
          </a>
          <a href={privatePaths.qrCode(brochure.databaseId, 'pdf')} download={`qr-${brochure.databaseId}.pdf`}>
            Poster with QR code
          </a>
        </p>
      )}
      {brochure?.status === 'PENDING_REVIEW' && mayShare && <SharePreviewButton brochure={brochure} />}
    </header>
  );
}
