import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { PasswordField } from '../../../features/sign-in/PasswordField';
import { SignInForm } from '../../../features/sign-in/SignInForm';
import { SignInLinks } from '../../../features/sign-in/SignInLinks';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { useResetPasswordMutation } from '../../../generated/ResetPassword';
import { readFailure } from '../../../platform/errors/readFailure';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { paths } from '../../../shared/paths';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';

interface Values {
  password: string;
}

/** The target of the link for a forgotten password. After choosing a new password, users sign in with it. */
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
        <SignInLinks>
          <Link to={privatePaths.forgotPassword()}>Mail me a new link</Link>
          <Link to={paths.login()}>Back to signing in</Link>
        </SignInLinks>
      </SignInPage>
    );
  }
  if (data?.resetPassword.ok === true) {
    return (
      <SignInPage title="Your new password holds" lead="All other sessions of your login have ended.">
        <Alert type="success" showIcon role="status" title="Sign in with your new password" />
        <SignInLinks>
          <Link to={paths.login()}>Sign in</Link>
        </SignInLinks>
      </SignInPage>
    );
  }
  return (
    <SignInPage
      title="Choose a new password"
      problem={failure && { title: 'Your password is still the old one', text: failure.message }}
    >
      <SignInForm<Values> form={form} initialValues={{ password: '' }} onFinish={(values) => void send(values)}>
        <PasswordField name="password" label="New password" />
        <Button block type="primary" htmlType="submit" loading={loading}>
          Set the new password
        </Button>
      </SignInForm>
    </SignInPage>
  );
}
