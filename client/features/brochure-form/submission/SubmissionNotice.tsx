import { Alert, Button } from 'antd';
import type { BrochureFormBrochureFragment } from '../../../generated/types';
import type { EditorWork } from '../saving/SaveBar';
import { useBrochureForm } from '../BrochureFormContext';
import { stateForVendor } from './stateForVendor';

interface SubmissionNoticeProps {
  brochure: BrochureFormBrochureFragment;
  busy: EditorWork | null;
  onWithdraw: () => void;
}

/** Tells a vendor that an ad waits, and takes it back; or shows why it came back. */
export function SubmissionNotice({ brochure, busy, onWithdraw }: SubmissionNoticeProps) {
  const { role } = useBrochureForm();
  const { label, hint } = stateForVendor(brochure);
  if (role !== 'VENDOR' || brochure.status !== 'PENDING_REVIEW' || hint === null) return null;
  if (brochure.isDraft) {
    const comment = brochure.lastReview?.comment ?? '';
    return <Alert type="warning" showIcon title={`${label}: ${comment}`} description={hint} />;
  }
  return (
    <Alert
      type="info"
      showIcon
      title={label}
      description={hint}
      action={
        <Button loading={busy === 'withdraw'} onClick={onWithdraw}>
          Take it back
        </Button>
      }
    />
  );
}
