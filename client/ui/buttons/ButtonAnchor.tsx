import type { ComponentProps } from 'react';
import { buttonClassName, type ButtonLook } from './buttonClassName';

interface ButtonAnchorProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
}

/** A link that leaves the site (web, phone, e-mail) and looks like a button. */
export function ButtonAnchor({ primary, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a className={buttonClassName({ primary, className })} {...props}>
      {children}
    </a>
  );
}
