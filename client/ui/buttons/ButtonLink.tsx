import { buttonClassName, type ButtonLook } from './buttonClassName';
import { Link, type LinkProps } from '../links/Link';

interface ButtonLinkProps extends Omit<LinkProps, 'className'>, ButtonLook {}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({ primary, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClassName({ primary, className })} {...props} />;
}
