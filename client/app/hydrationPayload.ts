import { packJson } from '../../shared/packed-json/packJson';
import type { PackedColumn } from '../../shared/packed-json/PackedColumn';
import { unpackJson } from '../../shared/packed-json/unpackJson';
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

/** Results of lists are mostly names and repeated beginnings, so they are sent packed. */
type SentPayload = Omit<HydrationPayload, 'data' | 'navigation'> & Record<'data' | 'navigation', PackedColumn>;

const elementId = 'hydrationPayload';

export function writeHydrationPayload({ data, navigation, ...rest }: HydrationPayload): string {
  const sent: SentPayload = { ...rest, data: packJson(data), navigation: packJson(navigation) };
  const json = JSON.stringify(sent).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** The payload of a page that the browser renders from scratch. */
export const emptyPayload = { hydrate: false, data: [], navigation: null, posted: null, formKey: '' };

/** Defaults if the server failed to render the page. */
export function readHydrationPayload(): HydrationPayload {
  const text = document.getElementById(elementId)?.textContent;
  if (text == null) return { ...emptyPayload, siteUrl: window.location.origin, contactEmail: null };
  const { data, navigation, ...rest } = JSON.parse(text) as SentPayload;
  return {
    ...rest,
    data: unpackJson(data) as HydrationPayload['data'],
    navigation: unpackJson(navigation) as HydrationPayload['navigation'],
  };
}
