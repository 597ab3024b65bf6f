import { Alert } from 'antd';
import { isFromSource } from '../../generated/brochureTypes';
import type { BrochureFormBrochureFragment } from '../../generated/types';
import { useNow } from '../../platform/time/useNow';
import { formatDate } from '../../shared/dates/formatDate';
import { privatePaths } from '../../shared/privatePaths';
import { Link } from '../../ui/links/Link';
import { isoDayIn } from '../../shared/dates/isoDayIn';
import { useBrochureForm } from './BrochureFormContext';

interface EndedNoticeProps {
  brochure: BrochureFormBrochureFragment;
}

/** Tells vendors what an edit cannot fix: an ended ad needs new dates, an archived ad needs an administrator. */
export function EndedNotice({ brochure }: EndedNoticeProps) {
  const { role } = useBrochureForm();
  const now = useNow();
  const { databaseId, type, status, archiveReason, validTo, timeZone, vendor } = brochure;
  // the source sets the dates of a tourism ad
  if (role !== 'VENDOR' || vendor === null || isFromSource(type)) return null;
  const isExpired = status === 'ARCHIVED' && archiveReason === 'EXPIRED';
  const hasEnded = status === 'PUBLISHED' && validTo !== null && validTo < isoDayIn(timeZone, now);
  if (isExpired || hasEnded) {
    return (
      <Alert
        type="warning"
        showIcon
        title={validTo === null ? 'This ad has ended' : `This ad ended on ${formatDate(validTo)}`}
        description="Visitors no longer see it. New dates bring it back."
        action={<Link to={privatePaths.vendorRenewal(vendor.databaseId, databaseId)}>Renew it</Link>}
      />
    );
  }
  if (status !== 'ARCHIVED') return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="This ad is archived, and cannot be changed"
      description="Ask us if it should come back."
    />
  );
}

interface WaitingChangeProps {
  brochure: BrochureFormBrochureFragment;
}

/** Explains what happens to a vendor's change, both before it is made and while it waits for review. */
export function WaitingChange({ brochure }: WaitingChangeProps) {
  const { role } = useBrochureForm();
  const now = useNow();
  const { databaseId, status, pendingRevision, validFrom, timeZone } = brochure;
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
  const isYetToBegin = validFrom !== null && validFrom > isoDayIn(timeZone, now);
  const state = isYetToBegin ? `This ad goes live on ${formatDate(validFrom)}, by itself.` : 'This ad is live.';
  const until = isYetToBegin ? '' : '; visitors see the present ad until then';
  return (
    <Alert
      type="info"
      showIcon
      title={`${state} What you save waits until an administrator has looked at it${until}.`}
    />
  );
}
