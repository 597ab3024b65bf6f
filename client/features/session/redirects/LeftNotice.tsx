import { Link } from '../../../ui/links/Link';
import styles from './LeftNotice.module.css';
import { loginPlace } from '../sessionPlaces';
import { useSession } from '../useSession';

interface LeftNoticeProps {
  text: string;
  /** the private address that the person has left */
  from: string | null;
  onClose: () => void;
}

/** Says why a private page has led to another one (docs/rules/accounts-and-permissions.md#errors-of-private-calls). */
export default function LeftNotice({ text, from, onClose }: LeftNoticeProps) {
  const { session } = useSession();
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.text}>{text}</p>
      {session === null && (
        <Link className={styles.verb} to={loginPlace(from ?? '/')}>
          Sign in
        </Link>
      )}
      <button type="button" className={styles.verb} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
