import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../../../shared/dates/formatMoment';

interface DraftNoticeProps {
  keptAt: string;
  onTakeUp: () => void;
  onDiscard: () => void;
}

/** Offers an unsaved draft from this device. The form stays closed until the user decides about it. */
export function DraftNotice({ keptAt, onTakeUp, onDiscard }: DraftNoticeProps) {
  const takeUp = useRef<HTMLButtonElement>(null);
  useEffect(() => takeUp.current?.focus(), []);
  return (
    <Alert
      type="info"
      showIcon
      title="There is a draft that was not saved"
      description={`It was kept on this device on ${formatMoment(keptAt)}.`}
      action={
        <Space wrap>
          <Button ref={takeUp} type="primary" onClick={onTakeUp}>
            Go on with the draft
          </Button>
          <Button onClick={onDiscard}>Discard it</Button>
        </Space>
      }
    />
  );
}
