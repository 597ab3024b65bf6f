import { useRef, type ReactNode } from 'react';
import styles from './Dropdown.module.css';
import { classNames } from '../classNames';
import { useDropdownManners } from './useDropdownManners';

interface DropdownProps {
  label: ReactNode;
  /** opening a dropdown closes the others of its group */
  group: string;
  className?: string | undefined;
  labelClassName?: string | undefined;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A disclosure that opens over the page. Uses `details`, so it works without JavaScript. */
export function Dropdown({ label, group, className, labelClassName, align = 'start', children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDropdownManners(details);

  return (
    <details ref={details} name={group} className={classNames(styles.dropdown, className)}>
      <summary className={labelClassName}>{label}</summary>
      <div className={classNames(styles.panel, align === 'end' && styles.end)}>{children}</div>
    </details>
  );
}
