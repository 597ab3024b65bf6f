import { Alert, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useConfirmAuthenticatorMutation, useStartAuthenticatorMutation } from '../../generated/ChangeFactors';
import { readFailure } from '../../platform/errors/readFailure';
import { Dialog } from '../../ui/dialog/Dialog';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { QrCode } from '../../ui/qr-code/QrCode';
import { showFieldFailures } from '../refusals/showFieldFailures';
import parts from '../own-account/account.module.css';
import styles from './secondFactor.module.css';

interface AuthenticatorDialogProps {
  onClose: () => void;
  /** the recovery codes of a first factor */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** The QR code for the app, and its first code. */
export function AuthenticatorDialog({ onClose, onAdded }: AuthenticatorDialogProps) {
  const [form] = Form.useForm<{ code: string }>();
  const [start, { data }] = useStartAuthenticatorMutation();
  const [confirm, { loading }] = useConfirmAuthenticatorMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    // once: each call makes another secret
    if (hasBegun.current) return;
    hasBegun.current = true;
    start().catch((error: unknown) => setProblem(readFailure(error).message));
  }, [start]);

  async function send({ code }: { code: string }): Promise<void> {
    setProblem(null);
    try {
      const answer = await confirm({ variables: { input: { code } } });
      onAdded(answer.data?.confirmAuthenticator.recoveryCodes ?? null);
    } catch (error) {
      const failure = readFailure(error);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
    }
  }

  const app = data?.startAuthenticator;
  useEffect(() => {
    if (app !== undefined) form.focusField('code');
  }, [app, form]);

  return (
    <Dialog
      title="Set up an authenticator app"
      okText="Turn it on"
      confirmLoading={loading}
      okButtonProps={{ disabled: app === undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {problem !== null && <Alert className={styles.alert} type="error" showIcon title={problem} />}
      <p>Scan this with an authenticator app of your phone. Then enter the six digits that it shows.</p>
      {app === undefined ? (
        problem === null && <Skeleton height="360px" />
      ) : (
        <>
          <div className={styles.qr}>
            <QrCode text={app.uri} label="QR code for the authenticator app" />
          </div>
          <p className={styles.secret}>
            On this device, or no camera? Enter this key: <code>{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <Form<{ code: string }>
            form={form}
            className={parts.form}
            layout="vertical"
            size="large"
            requiredMark={false}
            validateTrigger="onSubmit"
            initialValues={{ code: '' }}
            onFinish={(values) => void send(values)}
          >
            <Form.Item
              name="code"
              label="Code of the app"
              rules={[{ required: true, whitespace: true, message: 'Enter the six digits that the app shows.' }]}
            >
              <Input autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
            </Form.Item>
          </Form>
        </>
      )}
    </Dialog>
  );
}
