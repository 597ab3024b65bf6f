import { Alert, Button, Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useOwnFactorsQuery } from '../../../generated/OwnFactors';
import { useProveIdentityMutation } from '../../../generated/ProveIdentity';
import type { ProveIdentityInput } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import { usePasskeyCheck } from '../../passkeys/usePasskeyCheck';
import { showFieldFailures } from '../../refusals/showFieldFailures';
import styles from './ProofForm.module.css';
import { useSession } from '../useSession';

interface Values {
  password?: string;
  code?: string;
}

/** One proof: the password, or with a second factor a code or a passkey. `onEnd`: whether it was given. */
export default function ProofForm({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const { session } = useSession();
  const { data, error } = useOwnFactorsQuery({ fetchPolicy: 'no-cache' });
  const [form] = Form.useForm<Values>();
  const [prove, { loading }] = useProveIdentityMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const checkPasskey = usePasskeyCheck();
  const factors = data?.viewer?.secondFactor;
  const hasPasskey = (factors?.passkeys.length ?? 0) > 0;
  const hasFactor = hasPasskey || factors?.authenticatorSince != null;

  useEffect(() => {
    if (factors !== undefined) form.focusField(hasFactor ? 'code' : 'password');
  }, [factors, form, hasFactor]);

  async function send(input: ProveIdentityInput): Promise<void> {
    setProblem(null);
    try {
      await prove({ variables: { input } });
      onEnd(true);
    } catch (thrown) {
      const failure = readFailure(thrown);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
    }
  }

  async function takePasskey(): Promise<void> {
    try {
      const passkey = await checkPasskey(null);
      if (passkey === null) setProblem('No passkey was used. Try again, or enter a code.');
      else await send({ passkey });
    } catch (thrown) {
      setProblem(readFailure(thrown).message);
    }
  }

  return (
    <Modal
      open
      title="Confirm it is you"
      okText="Confirm"
      confirmLoading={loading}
      okButtonProps={{ disabled: factors === undefined }}
      onOk={form.submit}
      onCancel={() => onEnd(false)}
    >
      <p>This needs a fresh proof, which then counts for ten minutes.</p>
      {(problem !== null || error !== undefined) && (
        <Alert className={styles.alert} type="error" showIcon title={problem ?? readFailure(error).message} />
      )}
      {factors !== undefined && (
        <Form<Values>
          form={form}
          layout="vertical"
          size="large"
          requiredMark={false}
          validateTrigger="onSubmit"
          initialValues={hasFactor ? { code: '' } : { password: '' }}
          onFinish={(values) => void send(values)}
        >
          {/* tells password managers whose password it is */}
          <input type="text" autoComplete="username" value={session?.user.email ?? ''} readOnly hidden />
          {hasFactor ? (
            <Form.Item
              name="code"
              label="Code"
              extra="Six digits of your authenticator app, or one of your recovery codes."
              rules={[{ required: true, whitespace: true, message: 'Enter a code.' }]}
            >
              <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
            </Form.Item>
          ) : (
            <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Enter your password.' }]}>
              <Input.Password autoComplete="current-password" maxLength={1000} />
            </Form.Item>
          )}
          {hasPasskey && (
            <Button block disabled={loading} onClick={() => void takePasskey()}>
              Use a passkey
            </Button>
          )}
        </Form>
      )}
    </Modal>
  );
}
