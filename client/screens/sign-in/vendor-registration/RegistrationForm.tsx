import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { PasswordField } from '../../../features/sign-in/PasswordField';
import { SignInForm } from '../../../features/sign-in/SignInForm';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { paths } from '../../../shared/paths';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './VendorRegistration.module.css';
import { browserSession } from '../../../features/session/browserSession';
import { useBeginSession } from '../../../features/session/login/useBeginSession';
import { useRegisterVendorMutation } from '../../../generated/RegisterVendor';
import { readFailure } from '../../../platform/errors/readFailure';
import { shownConditions, shownTerms, siteName } from '../../../shared/site';

interface RegistrationValues {
  email: string;
  contactName: string;
  companyName: string;
  phone: string;
  password: string;
  abn: string;
  acceptTerms: boolean;
  isOldEnough: boolean;
}

const newTab = { target: '_blank', rel: 'noopener' };

/** They open without losing the input. */
function TermsLabel() {
  return (
    <span className={styles.tick}>
      I accept the{' '}
      <a href={paths.termsAndConditions()} {...newTab}>
        terms and conditions
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
      , the{' '}
      <a href={paths.advertisingConditions()} {...newTab}>
        conditions for advertisers
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>{' '}
      and the{' '}
      <a href={paths.privacyPolicy()} {...newTab}>
        privacy policy
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </span>
  );
}

interface RegistrationFormProps {
  email: string;
  token: string;
  companyName: string;
  onRegistered: () => void;
  /** another person has registered first, or the 14 days are over now */
  onEnded: () => void;
}

const ticked = (message: string) => ({
  validator: (_rule: unknown, value: unknown) =>
    value === true ? Promise.resolve() : Promise.reject(new Error(message)),
});
const needed = (message: string) => ({ required: true, whitespace: true, message });

/** The fields of docs/rules/vendors.md#registration. The server checks its rules when the form is sent. */
export function RegistrationForm({ email, token, companyName, onRegistered, onEnded }: RegistrationFormProps) {
  const [form] = Form.useForm<RegistrationValues>();
  const { register, busy } = useRegistration(token);
  const [failure, setFailure] = useState<RequestFailure | null>(null);

  async function send(values: RegistrationValues): Promise<void> {
    setFailure(null);
    const refused = await register(values);
    if (refused === null) onRegistered();
    else if (refused.code === 'GONE' || refused.code === 'NOT_FOUND') onEnded();
    else if (!showFieldFailures(form, refused)) setFailure(refused);
  }

  return (
    <SignInPage
      title={`Welcome to ${siteName}`}
      lead="Make your login to keep your ads up to date, see how often they are read, and redeem coupons."
      problem={failure && { title: 'You are not registered yet', text: failure.message }}
    >
      <SignInForm<RegistrationValues>
        form={form}
        requiredMark="optional"
        initialValues={{
          ...{ email, contactName: '', companyName, phone: '', password: '', abn: '' },
          ...{ acceptTerms: false, isOldEnough: false },
        }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="email" label="Email" rules={[{ required: true }]} extra="You sign in with this address.">
          <Input readOnly autoComplete="username" />
        </Form.Item>
        <Form.Item name="contactName" label="Your name" rules={[needed('Enter your name.')]}>
          <Input autoComplete="name" maxLength={100} />
        </Form.Item>
        <Form.Item name="companyName" label="Company" rules={[needed('Enter the name of your company.')]}>
          <Input autoComplete="organization" maxLength={200} />
        </Form.Item>
        <Form.Item
          name="phone"
          label="Phone"
          extra="For questions about your ads; it is not shown to visitors."
          rules={[needed('Enter a telephone number that works in Australia.')]}
        >
          <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
        </Form.Item>
        <PasswordField name="password" label="Password" />
        <Form.Item name="abn" label="ABN" extra="11 digits. Leave it empty if you gave it to us before.">
          <Input inputMode="numeric" autoComplete="off" maxLength={20} />
        </Form.Item>
        <Form.Item
          name="acceptTerms"
          valuePropName="checked"
          rules={[ticked('Without accepting them you cannot register.')]}
        >
          <Checkbox>
            <TermsLabel />
          </Checkbox>
        </Form.Item>
        <Form.Item
          name="isOldEnough"
          valuePropName="checked"
          rules={[ticked('You have to be at least 13 years old and not a minor.')]}
        >
          <Checkbox>I am at least 13 years old and not a minor</Checkbox>
        </Form.Item>
        <Button block type="primary" htmlType="submit" loading={busy}>
          Make my login
        </Button>
      </SignInForm>
    </SignInPage>
  );
}

/** Creates the login and signs in; returns null, or the refusal. */
function useRegistration(token: string) {
  const beginSession = useBeginSession();
  const [mutate] = useRegisterVendorMutation({ context: browserSession });
  const [busy, setBusy] = useState(false);

  async function register({ abn, ...values }: RegistrationValues): Promise<RequestFailure | null> {
    setBusy(true);
    try {
      const shown = { termsVersion: shownTerms, advertisingVersion: shownConditions };
      const input = { ...values, ...shown, token, abn: abn.trim() === '' ? null : abn };
      const { data } = await mutate({ variables: { input } });
      if (data) await beginSession(data.registerVendor);
      return null;
    } catch (error) {
      return readFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { register, busy };
}
