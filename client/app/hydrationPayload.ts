import type { ServerResult } from '../platform/apollo/serverResults';
import type { StartNavigation } from '../features/site-navigation/StartNavigation';
import type { PostedForm } from '../platform/page/contexts/PostedFormContext';

/** Data for hydration, sent in the page as JSON, because the content security policy allows no inline script. */
export interface HydrationPayload {
  /** true: hydrate the server's markup; false: render from scratch */
  hydrate: boolean;
  siteUrl: string;
  contactEmail: string | null;
  data: ServerResult[];
  /** null: the browser loads the navigation */
  navigation: StartNavigation | null;
  /** a form that was posted without JavaScript and has errors */
  posted: PostedForm | null;
  formKey: string;
}

const elementId = 'hydrationPayload';

export function writeHydrationPayload(hydrationPayload: HydrationPayload): string {
  const json = JSON.stringify(hydrationPayload).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** The payload of a page that the browser renders from scratch. */
export const emptyPayload = { hydrate: false, data: [], navigation: null, posted: null, formKey: '' };

/** Defaults if the server failed to render the page. */
export function readHydrationPayload(): HydrationPayload {
  const text = document.getElementById(elementId)?.textContent;
  if (text == null) return { ...emptyPayload, siteUrl: window.location.origin, contactEmail: null };
  return JSON.parse(text) as HydrationPayload;
}
