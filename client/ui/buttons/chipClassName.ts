import styles from './Chip.module.css';
import { classNames } from '../classNames';

export function chipClassName(chosen: boolean, className?: string): string {
  return classNames(styles.chip, chosen && styles.chosen, className);
}
