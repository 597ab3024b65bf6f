import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import styles from './EnquiryLinks.module.css';

interface EnquiryLinksProps {
  databaseId: number;
  /** query of the page where its business, or else its category, is followed */
  followed: string;
  followLabel: string;
}

/** Links to the forms about an ad (docs/rules/enquiries.md#kinds), and to hear of further offers. */
export function EnquiryLinks({ databaseId, followed, followLabel }: EnquiryLinksProps) {
  return (
    <ul className={styles.links} aria-label="About this ad">
      <li>
        <Link to={paths.follow(followed)}>{followLabel}</Link>
      </li>
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
