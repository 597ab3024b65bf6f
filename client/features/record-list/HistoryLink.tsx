import { Link } from '../../ui/links/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './HistoryLink.module.css';

interface HistoryLinkProps {
  to: string;
  /** the record, for people who hear the link */
  of: string;
}

/** Leads from a record's row to all its changes. */
export function HistoryLink({ to, of }: HistoryLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      History<VisuallyHidden> of {of}</VisuallyHidden>
    </Link>
  );
}
