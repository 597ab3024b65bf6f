import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsInBrowser } from '../../../platform/page/useIsInBrowser';
import { paths } from '../../../shared/paths';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { Link } from '../../../ui/links/Link';
import styles from './BackLink.module.css';

/** Returns to the visitor's place in the list; without one, links to the list. */
export function BackLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // the server does not know the list context, so after a reload the label changes on hydration
  const cameFromHere = useIsInBrowser() && key !== 'default';

  const goBack = (event: MouseEvent) => {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <Link to={paths.brochureList()} className={styles.back} onClick={goBack}>
      <MoreIcon name="arrowLeft" />
      {cameFromHere ? 'Back' : 'All offers'}
    </Link>
  );
}
