import { useMediaQuery } from '../../platform/page/useMediaQuery';

/** True if the system prefers dark. Style sheets use the media query; Ant Design needs the value. */
export function usePrefersDark(): boolean {
  return useMediaQuery('(prefers-color-scheme: dark)');
}
