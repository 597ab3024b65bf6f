import { Form, Input, Modal } from 'antd';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useRequestArchivingOfOwnMutation } from '../../../generated/ArchiveRequest';
import type { OwnBrochureBrochureFragment } from '../../../generated/types';

interface AskToArchiveDialogProps {
  brochure: Pick<OwnBrochureBrochureFragment, 'id' | 'displayTitle' | 'status'>;
  isOpen: boolean;
  onClose: () => void;
  onAsked: () => void;
}

/** Vendors cannot archive, so the dialog requests it. It explains the consequences first. */
export function AskToArchiveDialog({ brochure, isOpen, onClose, onAsked }: AskToArchiveDialogProps) {
  const { id, displayTitle, status } = brochure;
  const [form] = Form.useForm<{ reason: string }>();
  const [request, { loading }] = useRequestArchivingOfOwnMutation();
  const attempt = useAttempt();

  async function ask({ reason }: { reason: string }): Promise<void> {
    if (loading) return;
    const outcome = await attempt({
      run: () => request({ variables: { input: { id, reason } } }),
      done: `We have your request to archive “${displayTitle}”. You get a mail once it is decided.`,
      notDone: `Nothing is asked about “${displayTitle}”.`,
    });
    if (outcome.done) onAsked();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={`Ask to archive: ${displayTitle}`}
      okText="Ask to archive"
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown) form.focusField('reason');
      }}
    >
      <p>
        {status === 'PUBLISHED'
          ? 'Visitors go on seeing it until we have looked at your request. Coupons that were taken can still be redeemed afterwards.'
          : 'We take it off the list of what waits for review.'}
      </p>
      <Form<{ reason: string }>
        form={form}
        layout="vertical"
        size="large"
        requiredMark="optional"
        preserve={false}
        initialValues={{ reason: '' }}
        onFinish={(values) => void ask(values)}
      >
        <Form.Item name="reason" label="Why? It helps us to decide.">
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={2000} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
