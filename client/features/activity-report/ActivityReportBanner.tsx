import { Alert } from 'antd';

export interface ReportOutcome {
  tone: 'success' | 'failure';
  text: string;
}

/** The live region is always in the page, so screen readers announce a later message. */
export function ActivityReportBanner({ outcome }: { outcome: ReportOutcome | null }) {
  return (
    <div role="status" aria-label="Activity report">
      {outcome && (
        <Alert
          role="presentation"
          showIcon
          type={outcome.tone === 'success' ? 'success' : 'error'}
          title={outcome.text}
        />
      )}
    </div>
  );
}
