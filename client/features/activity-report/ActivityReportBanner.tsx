import { Alert } from 'antd';

export interface ReportOutcome {
  tone: 'success' | 'failure';
  text: string;
}

/** Being there before it says anything, it is read aloud when it does. */
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
