import { useMediaQuery } from '../../platform/page/useMediaQuery';

/** True on medium and wider screens (docs/rules/screens.md#public-layout). */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 768px)');
}
