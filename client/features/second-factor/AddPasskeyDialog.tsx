import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../../generated/ChangeFactors';
import { readFailure } from '../../platform/errors/readFailure';
import { makePasskey } from '../passkeys/askDevice';
import { showFieldFailures } from '../refusals/showFieldFailures';
import styles from './secondFactor.module.css';

interface AddPasskeyDialogProps {
  onClose: () => void;
  /** the recovery codes of a first factor */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

const declined = 'No passkey was made. Try again; a device has one passkey of a login only.';

/** A name first, because the device asks the rest. */
export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const [form] = Form.useForm<{ name: string }>();
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send({ name }: { name: string }): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      const { token, options } = (await start()).data?.startPasskey ?? { token: '', options: '{}' };
      const response = await makePasskey(options);
      if (response === null) {
        setProblem(declined);
        return;
      }
      const answer = await add({ variables: { input: { token, response, name } } });
      onAdded(answer.data?.addPasskey.recoveryCodes ?? null);
    } catch (error) {
      const failure = readFailure(error);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      title="Add a passkey"
      okText="Go on"
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown) form.focusField('name');
      }}
    >
      <p>Your device asks for your fingerprint, face or PIN next. These never leave it.</p>
      {problem !== null && <Alert className={styles.alert} type="error" showIcon title={problem} />}
      <Form<{ name: string }>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ name: '' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item
          name="name"
          label="Name"
          extra="To tell your passkeys apart, such as “Office laptop”."
          rules={[{ required: true, whitespace: true, message: 'Give the passkey a name.' }]}
        >
          <Input autoComplete="off" maxLength={60} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
