import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';
import { Link } from '../links/Link';
import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  to: string;
  icon: IconName;
  label: string;
}

/**
 * Leads to the other view of the same things. On phones it stays at the bottom of the window, within the thumb's reach,
 * until its place at the end of the content comes. Wide windows have such a link in the header.
 */
export function ViewSwitch({ to, icon, label }: ViewSwitchProps) {
  return (
    <p className={styles.switch}>
      <Link to={to} className={styles.link}>
        <Icon name={icon} />
        {label}
      </Link>
    </p>
  );
}
