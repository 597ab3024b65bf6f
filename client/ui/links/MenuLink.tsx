import { Link, type LinkProps } from './Link';
import styles from './MenuLink.module.css';

interface MenuLinkProps extends Omit<LinkProps, 'className'> {
  chosen?: boolean;
}

/** One line of a drop-down or drawer. */
export function MenuLink({ chosen = false, ...props }: MenuLinkProps) {
  return <Link className={styles.link} aria-current={chosen ? 'true' : undefined} {...props} />;
}
