import type { ComponentProps } from 'react';
import styles from './Chip.module.css';
import { chipClassName } from './chipClassName';

interface ChipButtonProps extends ComponentProps<'button'> {
  pressed: boolean;
  /** hidden without JavaScript, because it needs it */
  needsScript?: boolean;
}

/** A toggle button. */
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
