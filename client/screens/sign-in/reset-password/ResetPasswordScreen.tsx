import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { PasswordField } from '../../../features/sign-in/PasswordField';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import styles from '../../../features/sign-in/SignInPage.module.css';
import { useResetPasswordMutation } from '../../../generated/ResetPassword';
import { readFailure } from '../../../platform/errors/readFailure';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { paths } from '../../../shared/paths';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/Link';

interface Values {
  password: string;
}

/** What the mail of a forgotten password opens. Whoever has chosen a new one signs in with it. */
export default function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const [form] = Form.useForm<Values>();
  const [reset, { data, loading }] = useResetPasswordMutation();
  const [failure, setFailure] = useState<RequestFailure | null>(null);

  async function send({ password }: Values): Promise<void> {
    setFailure(null);
    try {
      await reset({ variables: { input: { token, password } } });
    } catch (error) {
      const refused = readFailure(error);
      if (!showFieldFailures(form, refused)) setFailure(refused);
    }
  }

  if (failure?.code === 'GONE') {
    return (
      <SignInPage title="This link has ended" lead="It works once, for an hour. Ask for another one.">
        <div className={styles.actions}>
          <Link to={privatePaths.forgotPassword()}>Mail me a new link</Link>
          <Link to={paths.login()}>Back to signing in</Link>
        </div>
      </SignInPage>
    );
  }
  if (data?.resetPassword.ok === true) {
    return (
      <SignInPage title="Your new password holds" lead="All other sessions of your login have ended.">
        <Alert type="success" showIcon role="status" title="Sign in with your new password" />
        <div className={styles.actions}>
          <Link to={paths.login()}>Sign in</Link>
        </div>
      </SignInPage>
    );
  }
  return (
    <SignInPage
      title="Choose a new password"
      problem={failure && { title: 'Your password is still the old one', text: failure.message }}
    >
      <Form<Values>
        form={form}
        className={styles.form}
        layout="vertical"
        size="large"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        validateTrigger="onSubmit"
        initialValues={{ password: '' }}
        onFinish={(values) => void send(values)}
      >
        <PasswordField name="password" label="New password" />
        <Button block type="primary" htmlType="submit" loading={loading}>
          Set the new password
        </Button>
      </Form>
    </SignInPage>
  );
}
