import type { BrochureType } from '../../generated/types';
import { Icon } from '../../ui/icons/Icon';
import { classNames } from '../../ui/classNames';
import styles from './TypeMark.module.css';
import { hasCoupons, typeIcons, typeLabels } from '../../generated/brochureTypes';

/** A small badge with the type of the ad. */
export function TypeMark({ type }: { type: BrochureType }) {
  return (
    <span className={classNames(styles.mark, hasCoupons(type) && styles.coupon)}>
      <Icon name={typeIcons[type]} size={16} />
      {typeLabels[type]}
    </span>
  );
}
