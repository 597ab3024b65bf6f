import styles from './Button.module.css';
import { classNames } from '../classNames';

export interface ButtonLook {
  primary?: boolean | undefined;
  className?: string | undefined;
}

export function buttonClassName({ primary = false, className }: ButtonLook): string {
  return classNames(styles.button, primary && styles.primary, className);
}
