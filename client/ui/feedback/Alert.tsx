import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { Icon } from '../icons/Icon';

interface AlertProps {
  children: ReactNode;
  action?: ReactNode;
}

/** An unobtrusive message within the page. */
export function Alert({ children, action }: AlertProps) {
  return (
    <div className={styles.alert} role="status">
      <Icon name="info" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
