import { useLocation, useResolvedPath } from 'react-router';
import { Link, type LinkProps } from './Link';

/** A link that says when its page is the one that is open. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = useResolvedPath(props.to).pathname === pathname;
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
