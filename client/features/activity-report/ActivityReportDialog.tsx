import { Button, Skeleton } from 'antd';
import { Dialog } from '../../ui/dialog/Dialog';
import { useState } from 'react';
import { useActivityReportPreviewQuery } from '../../generated/ActivityReportPreview';
import { readFailure } from '../../platform/errors/readFailure';
import styles from './ActivityReportDialog.module.css';

interface ActivityReportDialogProps {
  brochure: { id: string; displayTitle: string };
  onSend: () => Promise<void>;
  onClose: () => void;
}

/** Previews the report and its recipient, and sends it on confirmation. */
export function ActivityReportDialog({ brochure: { id, displayTitle }, onSend, onClose }: ActivityReportDialogProps) {
  const { data, error } = useActivityReportPreviewQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [isSending, setSending] = useState(false);
  const preview = data?.activityReportPreview;

  async function send(): Promise<void> {
    setSending(true);
    await onSend();
    onClose();
  }

  return (
    <Dialog
      open
      title={`Activity report of “${displayTitle}”`}
      width={720}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          Close
        </Button>,
        <Button key="send" type="primary" disabled={!preview} loading={isSending} onClick={() => void send()}>
          Send now
        </Button>,
      ]}
    >
      <div aria-live="polite">
        {error && <p>{readFailure(error).message}</p>}
        {preview && <p>To {preview.recipients.join(', ')}</p>}
        {!preview && !error && <Skeleton active title={false} />}
      </div>
      {preview && <iframe className={styles.mail} sandbox="" title={preview.subject} srcDoc={preview.html} />}
    </Dialog>
  );
}
