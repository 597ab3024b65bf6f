import { chipClassName } from './chipClassName';
import { Link, type LinkProps } from '../links/Link';

interface ChipLinkProps extends Omit<LinkProps, 'className'> {
  chosen: boolean;
  className?: string | undefined;
}

/** One of several choices that each have an address. */
export function ChipLink({ chosen, className, ...props }: ChipLinkProps) {
  return <Link className={chipClassName(chosen, className)} aria-current={chosen ? 'true' : undefined} {...props} />;
}
