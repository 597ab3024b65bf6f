import type { ReactNode } from 'react';
import type { StatisticEventCode } from '../../generated/types';
import { useRecordEvent } from './useRecordEvent';

interface OutwardLinkProps {
  href: string;
  /** the ad that the link belongs to */
  brochureId: string;
  eventCode: StatisticEventCode;
  className?: string;
  children: ReactNode;
}

/** A link from an ad to its business (web, phone, mail, directions) that records a click. */
export function OutwardLink({ href, brochureId, eventCode, className, children }: OutwardLinkProps) {
  const record = useRecordEvent();
  const follow = () => record(brochureId, eventCode);
  return (
    <a
      href={href}
      className={className}
      rel="nofollow noopener external"
      onClick={follow}
      onAuxClick={(event) => {
        // the middle button opens a new tab
        if (event.button === 1) follow();
      }}
    >
      {children}
    </a>
  );
}
