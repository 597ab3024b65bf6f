import { Button, Form, Input } from 'antd';
import { SignInForm } from '../../../features/sign-in/SignInForm';
import styles from './LoginForm.module.css';

interface Credentials {
  username: string;
  password: string;
}

interface LoginFormProps {
  busy: boolean;
  /** disabled after too many attempts, until the waiting time is over */
  blocked: boolean;
  onPasskey: () => void;
  onSubmit: (credentials: Credentials) => void;
}

/** Keeps the input after any outcome; password managers and pasting work. */
export function LoginForm({ busy, blocked, onPasskey, onSubmit }: LoginFormProps) {
  return (
    <SignInForm<Credentials>
      initialValues={{ username: '', password: '' }}
      onFinish={({ username, password }) => onSubmit({ username: username.trim(), password })}
    >
      <Form.Item
        name="username"
        label="Email"
        rules={[{ required: true, whitespace: true, message: 'Enter the email address of your login.' }]}
      >
        <Input autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="password" label="Password" rules={[{ required: true, message: 'Enter your password.' }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button block type="primary" htmlType="submit" loading={busy} disabled={blocked}>
        Sign in
      </Button>
      <Button block className={styles.passkey} disabled={busy} onClick={onPasskey}>
        Sign in with a passkey
      </Button>
    </SignInForm>
  );
}
