import type { ComponentProps } from 'react';
import { buttonClassName, type ButtonLook } from './buttonClassName';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {}

export function Button({ primary, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClassName({ primary, className })} {...props} />;
}
