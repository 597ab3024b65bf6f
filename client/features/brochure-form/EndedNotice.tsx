import { Alert } from 'antd';
import type { BrochureFormBrochureFragment } from '../../generated/types';
import { formatDate } from '../../shared/formatDate';
import { privatePaths } from '../../shared/privatePaths';
import { Link } from '../../ui/Link';
import { todayIn } from '../brochures/todayIn';
import { useBrochureForm } from './BrochureFormContext';

interface EndedNoticeProps {
  brochure: BrochureFormBrochureFragment;
}

/** What no change here would bring back: an ad that has ended wants new dates, one that is archived wants us. */
export function EndedNotice({ brochure }: EndedNoticeProps) {
  const { role } = useBrochureForm();
  const { databaseId, type, status, archiveReason, validTo, timeZone, vendor } = brochure;
  // the dates of a tourism ad are its source's
  if (role !== 'VENDOR' || vendor === null || type === 'ATDW_AD') return null;
  const isExpired = status === 'ARCHIVED' && archiveReason === 'EXPIRED';
  const hasEnded = status === 'PUBLISHED' && validTo !== null && validTo < todayIn(timeZone, new Date());
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
