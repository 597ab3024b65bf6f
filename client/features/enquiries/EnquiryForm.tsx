import { useContext, useEffect, useRef } from 'react';
import { PostedFormContext } from '../../platform/page/contexts/PostedFormContext';
import { paths } from '../../shared/paths';
import { Button } from '../../ui/buttons/Button';
import { EmailField } from '../../ui/form/EmailField';
import { Field } from '../../ui/form/Field';
import { Honeypot } from '../../ui/form/Honeypot';
import field from '../../ui/form/Field.module.css';
import { Icon } from '../../ui/icons/Icon';
import { AcceptTerms, BusinessFields } from './BusinessFields';
import styles from './EnquiryForm.module.css';

interface EnquiryFormProps {
  /** where the form is sent: the address of its page */
  path: string;
  messageLabel: string;
  messageHint?: string;
  /** true: also asks for the business, its ABN and telephone, and the terms */
  isBusiness?: boolean;
}

const ownFields = ['name', 'email', 'message', 'companyName', 'abn', 'phoneNo', 'acceptTerms'];

/**
 * Name, address and message. The browser sends it with or without JavaScript, and the server returns the page with the
 * input and its errors (docs/rules/enquiries.md#forms).
 */
export function EnquiryForm({ path, messageLabel, messageHint, isBusiness = false }: EnquiryFormProps) {
  const posted = useContext(PostedFormContext);
  const form = useRef<HTMLFormElement>(null);
  const value = (name: string) => posted?.values[name] ?? '';
  const problem = (name: string) => posted?.fields.find(({ field }) => field === name)?.message;
  const hasFieldProblems = ownFields.some((name) => problem(name) !== undefined);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [posted]);

  return (
    <form ref={form} className={styles.form} action={path} method="post" noValidate>
      {posted !== null && (
        <div role="alert" className={styles.notice}>
          <Icon name="alert" />
          <p>{hasFieldProblems ? 'Not sent yet. Please correct the fields below.' : describe(posted)}</p>
        </div>
      )}
      {isBusiness && <BusinessFields value={value} problem={problem} />}
      <Field label={isBusiness ? 'Your name' : 'Name'} problem={problem('name')}>
        {(control) => (
          <input {...control} name="name" required autoComplete="name" maxLength={200} defaultValue={value('name')} />
        )}
      </Field>
      <EmailField hint="We answer to it." problem={problem('email')} value={posted?.values['email']} />
      <Field label={messageLabel} problem={problem('message')} hint={messageHint}>
        {(control) => <textarea {...control} name="message" required rows={7} defaultValue={value('message')} />}
      </Field>
      {isBusiness && <AcceptTerms isTicked={value('acceptTerms') === 'true'} problem={problem('acceptTerms')} />}
      <Honeypot />
      <p className={field.hint}>
        What we ask for and why is in the <a href={paths.collectionNotice()}>collection notice</a>, how long we keep it
        in the <a href={`${paths.notices()}#retention`}>notices</a>.
      </p>
      <Button type="submit" primary>
        Send
      </Button>
    </form>
  );
}

function describe({
  code,
  message,
  retryAfterSeconds,
}: {
  code: string;
  message: string;
  retryAfterSeconds: number | null;
}) {
  if (code === 'TOO_MANY_REQUESTS') {
    return `Not sent: too many messages at once. Try again in ${String(retryAfterSeconds ?? 60)} seconds; what you typed is below.`;
  }
  if (code === 'UNAVAILABLE' || code === 'INTERNAL') {
    return 'Not sent: something went wrong on our side. Try again in a moment; what you typed is below.';
  }
  return `Not sent. ${message}`;
}
