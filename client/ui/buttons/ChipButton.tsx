import type { ComponentProps } from 'react';
import styles from './Chip.module.css';
import { chipClassName } from './chipClassName';

interface ChipButtonProps extends ComponentProps<'button'> {
  pressed: boolean;
  /** of no use without JavaScript, so not shown without it */
  needsScript?: boolean;
}

/** A choice that is on or off. */
export function ChipButton({ pressed, needsScript = false, ...props }: ChipButtonProps) {
  return (
    <button
      type="button"
      className={chipClassName(pressed, needsScript ? styles.needsScript : undefined)}
      aria-pressed={pressed}
      {...props}
    />
  );
}
