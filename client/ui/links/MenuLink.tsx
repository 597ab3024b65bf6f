import { Link, type LinkProps } from './Link';
import styles from './MenuLink.module.css';

interface MenuLinkProps extends Omit<LinkProps, 'className'> {
  chosen?: boolean;
}

/** An entry of a drop-down menu or drawer. */
export function MenuLink({ chosen = false, ...props }: MenuLinkProps) {
  return <Link className={styles.link} aria-current={chosen ? 'true' : undefined} {...props} />;
}
