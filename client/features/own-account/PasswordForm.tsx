import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { showFieldFailures } from '../refusals/showFieldFailures';
import { browserSession } from '../session/browserSession';
import { useBeginSession } from '../session/login/useBeginSession';
import { PasswordField } from '../sign-in/PasswordField';
import { useChangePasswordMutation } from '../../generated/ChangePassword';
import { readFailure } from '../../platform/errors/readFailure';
import { useReport } from '../../ui/last-actions/useReport';
import styles from './account.module.css';

interface Values {
  currentPassword: string;
  newPassword: string;
}

/** A new password ends all other sessions; this one continues with the token from the response. */
export function PasswordForm({ email }: { email: string }) {
  const [form] = Form.useForm<Values>();
  const [change, { loading }] = useChangePasswordMutation({ context: browserSession });
  const [problem, setProblem] = useState<string | null>(null);
  const beginSession = useBeginSession();
  const report = useReport();

  async function save(values: Values): Promise<void> {
    setProblem(null);
    try {
      const { data } = await change({ variables: { input: values } });
      form.resetFields();
      report({ tone: 'success', text: 'Your new password holds. Other sessions of your login have ended.' });
      if (data) await beginSession(data.changePassword);
    } catch (error) {
      const failure = readFailure(error);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
    }
  }

  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">Your password</h2>
      {problem !== null && <Alert className={styles.alert} type="error" showIcon title={problem} />}
      <Form<Values>
        form={form}
        className={styles.form}
        layout="vertical"
        size="large"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        validateTrigger="onSubmit"
        initialValues={{ currentPassword: '', newPassword: '' }}
        onFinish={(values) => void save(values)}
      >
        {/* tells password managers whose password it is */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Form.Item
          name="currentPassword"
          label="Present password"
          rules={[{ required: true, message: 'Enter your present password.' }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <PasswordField name="newPassword" label="New password" />
        <Button htmlType="submit" loading={loading}>
          Change the password
        </Button>
      </Form>
    </section>
  );
}
