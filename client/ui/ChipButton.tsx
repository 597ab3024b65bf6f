import type { ComponentProps } from 'react';
import { chipClassName } from './chipClassName';

interface ChipButtonProps extends ComponentProps<'button'> {
  pressed: boolean;
}

/** A choice that is on or off. */
export function ChipButton({ pressed, ...props }: ChipButtonProps) {
  return <button type="button" className={chipClassName(pressed)} aria-pressed={pressed} {...props} />;
}
