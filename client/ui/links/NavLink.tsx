import { useLocation, useResolvedPath } from 'react-router';
import { Link, type LinkProps } from './Link';

/** A link that marks itself as current when its page is open. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = useResolvedPath(props.to).pathname === pathname;
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
