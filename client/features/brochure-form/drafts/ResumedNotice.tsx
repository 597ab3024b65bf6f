import { Alert, Button } from 'antd';
import { formatMoment } from '../../../shared/dates/formatMoment';

/** Says that the form has the text of an interrupted session, and offers to go back to the saved ad. */
export function ResumedNotice({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  return (
    <Alert
      type="info"
      showIcon
      closable
      title="You are back: what you had typed is all here, and not saved yet."
      description={`It was kept on this device on ${formatMoment(keptAt)}.`}
      action={<Button onClick={onDiscard}>Discard what I typed</Button>}
    />
  );
}
