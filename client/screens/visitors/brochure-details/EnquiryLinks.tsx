import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import styles from './EnquiryLinks.module.css';

/** Links to the forms about an ad (docs/rules/enquiries.md#kinds). */
export function EnquiryLinks({ databaseId }: { databaseId: number }) {
  return (
    <ul className={styles.links} aria-label="About this ad">
      <li>
        <Link to={paths.brochureEnquiry(databaseId, 'claim')}>Is this your business?</Link>
      </li>
      <li>
        <Link to={paths.brochureEnquiry(databaseId, 'correction')}>Suggest a correction</Link>
      </li>
      <li>
        <Link to={paths.brochureEnquiry(databaseId, 'problem')}>Report a problem</Link>
      </li>
    </ul>
  );
}
