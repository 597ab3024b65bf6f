import { paths } from '../../../shared/paths';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './VendorRegistration.module.css';

const newTab = { target: '_blank', rel: 'noopener' };

/** Both open beside what was typed. */
export function TermsLabel() {
  return (
    <span className={styles.tick}>
      I accept the{' '}
      <a href={paths.termsAndConditions()} {...newTab}>
        terms and conditions
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
