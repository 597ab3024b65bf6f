import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { browserSession } from '../../../features/session/browserSession';
import { useBeginSession } from '../../../features/session/login/useBeginSession';
import { PasswordField } from '../../../features/sign-in/PasswordField';
import { SignInForm } from '../../../features/sign-in/SignInForm';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { siteName } from '../../../generated/brand';
import { useRegisterStaffMutation } from '../../../generated/RegisterStaff';
import { readFailure } from '../../../platform/errors/readFailure';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';

interface Values {
  email: string;
  name: string;
  password: string;
}

interface StaffRegistrationFormProps {
  email: string;
  token: string;
  onRegistered: () => void;
  /** the link was used elsewhere, or its 14 days are over now */
  onEnded: () => void;
}

/** Makes the login of somebody who is invited to the administration, and signs it in. */
export function StaffRegistrationForm({ email, token, onRegistered, onEnded }: StaffRegistrationFormProps) {
  const [form] = Form.useForm<Values>();
  const beginSession = useBeginSession();
  const [register, { loading }] = useRegisterStaffMutation({ context: browserSession });
  const [failure, setFailure] = useState<RequestFailure | null>(null);

  async function send(values: Values): Promise<void> {
    setFailure(null);
    try {
      const { data } = await register({ variables: { input: { ...values, token } } });
      if (data) await beginSession(data.registerStaff);
      onRegistered();
    } catch (error) {
      const refused = readFailure(error);
      if (refused.code === 'GONE' || refused.code === 'NOT_FOUND') onEnded();
      else if (!showFieldFailures(form, refused)) setFailure(refused);
    }
  }

  return (
    <SignInPage
      title={`Welcome to ${siteName}`}
      lead="Make your login for the administration. A second factor comes next: you have 14 days to set it up."
      problem={failure && { title: 'Your login is not made yet', text: failure.message }}
    >
      <SignInForm<Values>
        form={form}
        requiredMark={false}
        initialValues={{ email, name: '', password: '' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="email" label="Email" rules={[{ required: true }]} extra="You sign in with this address.">
          <Input readOnly autoComplete="username" />
        </Form.Item>
        <Form.Item
          name="name"
          label="Your name"
          rules={[{ required: true, whitespace: true, message: 'Enter your name.' }]}
        >
          <Input autoComplete="name" maxLength={100} />
        </Form.Item>
        <PasswordField name="password" label="Password" />
        <Button block type="primary" htmlType="submit" loading={loading}>
          Make my login
        </Button>
      </SignInForm>
    </SignInPage>
  );
}
