import { useContext, useEffect, useRef } from 'react';
import { PostedFormContext } from '../../../platform/page/contexts/PostedFormContext';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { EmailField } from '../../../ui/form/EmailField';
import { Honeypot } from '../../../ui/form/Honeypot';
import styles from './FollowScreen.module.css';

/** The form for mails. The browser sends it with or without JavaScript. `path`: where it is, and is sent to. */
export function FollowForm({ path }: { path: string }) {
  const posted = useContext(PostedFormContext);
  const form = useRef<HTMLFormElement>(null);
  const problem = posted?.fields.find(({ field }) => field === 'email')?.message;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [posted]);

  return (
    <form ref={form} className={styles.form} action={path} method="post" noValidate>
      {posted !== null && problem === undefined && (
        <div role="alert">
          <Alert>{describe(posted)}</Alert>
        </div>
      )}
      <EmailField
        hint="At most one mail a week, and none without news. Each has a link that stops it at once."
        problem={problem}
        value={posted?.values['email']}
      />
      <Honeypot />
      <p className={styles.small}>
        We use your address for these mails only, until you stop them. More is in the{' '}
        <a href={`${paths.notices()}#mails`}>notices</a>.
      </p>
      <Button type="submit" primary>
        Send me the link to confirm
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
    return `Not sent: too many requests at once. Try again in ${String(retryAfterSeconds ?? 60)} seconds.`;
  }
  if (code === 'UNAVAILABLE' || code === 'INTERNAL') {
    return 'Not sent: something went wrong on our side. Try again in a moment.';
  }
  return `Not sent. ${message}`;
}
