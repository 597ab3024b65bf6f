import { Alert } from 'antd';
import type { BrochureFormBrochureFragment } from '../../generated/types';
import { privatePaths } from '../../shared/privatePaths';
import { Link } from '../../ui/Link';
import { useBrochureForm } from './BrochureFormContext';

interface WaitingChangeProps {
  brochure: BrochureFormBrochureFragment;
}

/** What becomes of a vendor's change: said to whoever opens the ad while it waits, and before one is made. */
export function WaitingChange({ brochure }: WaitingChangeProps) {
  const { role } = useBrochureForm();
  const { databaseId, status, pendingRevision } = brochure;
  if (role === 'ADMINISTRATOR') {
    if (pendingRevision === null) return null;
    return (
      <Alert
        type="info"
        showIcon
        title="A change by the vendor waits for review. It is not in this form."
        action={<Link to={privatePaths.adminReview(databaseId)}>Review it</Link>}
      />
    );
  }
  if (pendingRevision?.state === 'CHANGES_REQUESTED') {
    return <Alert type="warning" showIcon title="Your change came back" description={pendingRevision.comment} />;
  }
  if (pendingRevision !== null) {
    return <Alert type="info" showIcon title="Your change waits for an administrator. What you save now joins it." />;
  }
  if (status !== 'PUBLISHED') return null;
  return (
    <Alert
      type="info"
      showIcon
      title="This ad is live. What you save waits until an administrator has looked at it; visitors see the present ad until then."
    />
  );
}
