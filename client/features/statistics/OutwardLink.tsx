import type { ReactNode } from 'react';
import type { StatisticEventCode } from '../../generated/types';
import { useRecordEvent } from './useRecordEvent';

interface OutwardLinkProps {
  href: string;
  /** the ad that it belongs to */
  brochureId: string;
  eventCode: StatisticEventCode;
  className?: string;
  children: ReactNode;
}

/** A link from an ad to its business: web, phone, mail, the way there. Following it is counted. */
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
        // the middle button opens it beside
        if (event.button === 1) follow();
      }}
    >
      {children}
    </a>
  );
}
