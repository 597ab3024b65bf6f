import type { NormalizedCacheObject } from '@apollo/client';
import type { PostedForm } from '../platform/page/PostedFormContext';

/** What the server's page gives to the browser, as JSON that is no script (the policy allows none). */
export interface Handover {
  /** take the server's markup over; otherwise draw anew */
  hydrate: boolean;
  siteUrl: string;
  contactEmail: string | null;
  data: NormalizedCacheObject;
  /** a form that was sent without JavaScript and came back */
  posted: PostedForm | null;
  formKey: string;
}

const elementId = 'handover';

export function writeHandover(handover: Handover): string {
  const json = JSON.stringify(handover).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** Without one (the server failed to draw the page) there is nothing to take over. */
export function readHandover(): Handover {
  const text = document.getElementById(elementId)?.textContent;
  if (text == null)
    return { hydrate: false, siteUrl: window.location.origin, contactEmail: null, data: {}, posted: null, formKey: '' };
  return JSON.parse(text) as Handover;
}
