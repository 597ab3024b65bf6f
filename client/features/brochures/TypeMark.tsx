import type { BrochureType } from '../../generated/types';
import { Icon } from '../../ui/Icon';
import { classNames } from '../../ui/classNames';
import styles from './TypeMark.module.css';
import { brochureTypes } from './brochureTypes';

/** The small mark by which each kind of ad is known at a glance. */
export function TypeMark({ type }: { type: BrochureType }) {
  const { icon, label } = brochureTypes[type];
  return (
    <span className={classNames(styles.mark, type === 'CP_AD' && styles.coupon)}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  );
}
