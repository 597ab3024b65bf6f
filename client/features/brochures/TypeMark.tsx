import { hasCoupons, typeBadges } from '../../generated/brochureTypes';
import type { BrochureType } from '../../generated/types';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icons/Icon';
import styles from './TypeMark.module.css';

interface TypeMarkProps {
  type: BrochureType;
  /** the name that its keepers use, in place of the visitors' word */
  label?: string;
}

/** A small badge with the kind of the ad, in visitors' words (docs/rules/screens.md#words-on-screens). */
export function TypeMark({ type, label }: TypeMarkProps) {
  const badge = typeBadges[type];
  return (
    <span className={classNames(styles.mark, hasCoupons(type) && styles.coupon)}>
      <Icon name={badge.icon} />
      {label ?? badge.label}
    </span>
  );
}
