import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { SignInForm } from '../../../features/sign-in/SignInForm';
import { SignInLinks } from '../../../features/sign-in/SignInLinks';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { useRequestPasswordResetMutation } from '../../../generated/RequestPasswordReset';
import { readFailure } from '../../../platform/errors/readFailure';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';

interface Values {
  email: string;
}

/** Shows the same message whether or not the login exists, as the server does. */
export default function ForgotPasswordScreen() {
  const [form] = Form.useForm<Values>();
  const [request, { loading }] = useRequestPasswordResetMutation();
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send({ email }: Values): Promise<void> {
    setFailure(null);
    try {
      await request({ variables: { input: { email: email.trim() } } });
      setSentTo(email.trim());
    } catch (error) {
      const refused = readFailure(error);
      if (!showFieldFailures(form, refused)) setFailure(refused);
    }
  }

  return (
    <SignInPage
      title="Forgotten password"
      lead="We mail you a link to choose a new one. It works once, for an hour."
      problem={failure && { title: 'No mail was sent', text: failure.message }}
    >
      {sentTo === null ? (
        <SignInForm<Values> form={form} initialValues={{ email: '' }} onFinish={(values) => void send(values)}>
          <Form.Item
            name="email"
            label="Email"
            rules={[{ required: true, whitespace: true, message: 'Enter the email address of your login.' }]}
          >
            <Input autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
          <Button block type="primary" htmlType="submit" loading={loading}>
            Mail me a link
          </Button>
        </SignInForm>
      ) : (
        <Alert
          type="success"
          showIcon
          role="status"
          title="Look into your mail"
          description={`If there is a login for ${sentTo}, a link is on its way there. Look into the folder for unwanted mail too.`}
        />
      )}
      <SignInLinks>
        <Link to={paths.login()}>Back to signing in</Link>
      </SignInLinks>
    </SignInPage>
  );
}
