import type { NormalizedCacheObject } from '@apollo/client';
import type { PostedForm } from '../platform/page/contexts/PostedFormContext';

/** Data for hydration, sent in the page as JSON, because the content security policy allows no inline script. */
export interface HydrationPayload {
  /** true: hydrate the server's markup; false: render from scratch */
  hydrate: boolean;
  siteUrl: string;
  contactEmail: string | null;
  data: NormalizedCacheObject;
  /** a form that was posted without JavaScript and has errors */
  posted: PostedForm | null;
  formKey: string;
}

const elementId = 'hydrationPayload';

export function writeHydrationPayload(hydrationPayload: HydrationPayload): string {
  const json = JSON.stringify(hydrationPayload).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** Defaults if the server failed to render the page. */
export function readHydrationPayload(): HydrationPayload {
  const text = document.getElementById(elementId)?.textContent;
  if (text == null)
    return { hydrate: false, siteUrl: window.location.origin, contactEmail: null, data: {}, posted: null, formKey: '' };
  return JSON.parse(text) as HydrationPayload;
}
