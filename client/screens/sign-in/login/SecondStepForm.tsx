import { Button, Form, Input } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { SignInForm } from '../../../features/sign-in/SignInForm';
import styles from './LoginForm.module.css';

interface SecondStepFormProps {
  busy: boolean;
  blocked: boolean;
  /** for logins that have a passkey */
  onPasskey: (() => void) | null;
  onSubmit: (code: string) => void;
}

/** The code of the second step. Phones offer it from messages and password managers. */
export function SecondStepForm({ busy, blocked, onPasskey, onSubmit }: SecondStepFormProps) {
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <SignInForm<{ code: string }> initialValues={{ code: '' }} onFinish={({ code }) => onSubmit(code.trim())}>
      <Form.Item
        name="code"
        label="Code"
        extra="Six digits of your authenticator app, or one of your recovery codes."
        rules={[{ required: true, whitespace: true, message: 'Enter a code.' }]}
      >
        <Input ref={field} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
      </Form.Item>
      <Button block type="primary" htmlType="submit" loading={busy} disabled={blocked}>
        Sign in
      </Button>
      {onPasskey !== null && (
        <Button block className={styles.passkey} disabled={busy} onClick={onPasskey}>
          Use a passkey
        </Button>
      )}
    </SignInForm>
  );
}
