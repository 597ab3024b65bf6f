import { chipClassName } from './chipClassName';
import { Link, type LinkProps } from '../links/Link';

interface ChipLinkProps extends Omit<LinkProps, 'className'> {
  chosen: boolean;
  className?: string | undefined;
}

/** A choice among several addresses. */
export function ChipLink({ chosen, className, ...props }: ChipLinkProps) {
  return <Link className={chipClassName(chosen, className)} aria-current={chosen ? 'true' : undefined} {...props} />;
}
