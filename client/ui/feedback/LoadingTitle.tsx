import { siteName } from '../../shared/site';

/** The document title until the screen sets its own; otherwise it would be empty. Not rendered by the server. */
export function LoadingTitle() {
  return <title>{siteName}</title>;
}
