import { Form, Input } from 'antd';
import { useState } from 'react';
import { useAskErasureMutation } from '../../generated/OwnData';
import { Dialog } from '../../ui/dialog/Dialog';
import { useAttempt } from '../error-handling/useAttempt';
import styles from './account.module.css';
import { showFieldFailures } from '../refusals/showFieldFailures';

interface EraseDialogProps {
  email: string;
  onAsked: () => void;
  onClose: () => void;
}

/** Asks for the erasure of a login's person, which an administrator carries out (docs/rules/privacy-and-law.md#erasure). */
export function EraseDialog({ email, onAsked, onClose }: EraseDialogProps) {
  const [form] = Form.useForm<{ confirmation: string }>();
  const [ask] = useAskErasureMutation();
  const [isSending, setSending] = useState(false);
  const attempt = useAttempt();

  async function send({ confirmation }: { confirmation: string }): Promise<void> {
    setSending(true);
    const outcome = await attempt({
      run: () => ask({ variables: { input: { confirmation } } }),
      done: 'Your request is with the administrators. We have mailed you its link.',
      notDone: 'Nothing was asked for.',
    });
    setSending(false);
    if (!outcome.done) {
      showFieldFailures(form, outcome.failure);
      return;
    }
    onAsked();
    onClose();
  }

  return (
    <Dialog
      open
      title={`Erase the data of ${email}`}
      okText="Ask for the erasure"
      okButtonProps={{ danger: true }}
      confirmLoading={isSending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className={styles.lead}>
        Ads and colleagues may depend on your login, so an administrator erases your data within 30 days. Your login is
        then closed for good. You get the answer by mail.
      </p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ confirmation: '' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="confirmation" label="Type ERASE to confirm">
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onPressEnter={form.submit}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
