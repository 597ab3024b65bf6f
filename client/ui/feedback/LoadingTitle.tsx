import { siteName } from '../../shared/siteName';

/** What the tab says until the screen knows better; without it, it would say nothing. The server leaves it out. */
export function LoadingTitle() {
  return <title>{siteName}</title>;
}
