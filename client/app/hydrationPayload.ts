import { packJson } from '../../shared/packed-json/packJson';
import type { PackedColumn } from '../../shared/packed-json/PackedColumn';
import { unpackJson } from '../../shared/packed-json/unpackJson';
import { checksumOf } from '../../shared/page-texts/pageTexts';
import type { MarkupPiece } from '../../shared/page-fragments/MarkupPiece';
import { textsOfPieces } from '../../shared/page-texts/textsOfMarkup';
import type { ServerResult } from '../platform/apollo/serverResults';
import type { StartNavigation } from '../features/site-navigation/StartNavigation';
import type { PostedForm } from '../platform/page/contexts/PostedFormContext';
import { textsOfPage } from './textsOfPage';

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

/**
 * Results of lists are mostly names, repeated beginnings and texts that stand on the page too, so they are sent packed.
 * `texts`: checksum of the page's texts, to which `data` refer.
 */
type SentPayload = Omit<HydrationPayload, 'data' | 'navigation'> &
  Record<'data' | 'navigation', PackedColumn> & { texts: number | null };

const elementId = 'hydrationPayload';

/** `body`: the page's markup, whose texts the payload does not repeat. */
export function writeHydrationPayload(
  { data, navigation, ...rest }: HydrationPayload,
  body: readonly MarkupPiece[] = [],
): string {
  const texts = textsOfPieces(body);
  const sent: SentPayload = {
    ...rest,
    texts: checksumOf(texts),
    data: packJson(data, texts),
    navigation: packNavigation(navigation),
  };
  const json = JSON.stringify(sent).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** Many pages have the same navigation. */
const packed = new WeakMap<StartNavigation, PackedColumn>();

function packNavigation(navigation: StartNavigation | null): PackedColumn {
  if (navigation === null) return packJson(null);
  const column = packed.get(navigation) ?? packJson(navigation);
  packed.set(navigation, column);
  return column;
}

/** The payload of a page that the browser renders from scratch. */
export const emptyPayload = { hydrate: false, data: [], navigation: null, posted: null, formKey: '' };

/** Defaults if the server failed to render the page. */
export function readHydrationPayload(): HydrationPayload {
  const text = document.getElementById(elementId)?.textContent;
  if (text == null) return { ...emptyPayload, siteUrl: window.location.origin, contactEmail: null };
  const { data, navigation, texts, ...rest } = JSON.parse(text) as SentPayload;
  const known = texts === null ? [] : textsOfPage();
  // a translator or an extension was faster
  if (checksumOf(known) !== texts) return { ...rest, hydrate: false, data: [], navigation: null };
  return {
    ...rest,
    data: unpackJson(data, known) as HydrationPayload['data'],
    navigation: unpackJson(navigation) as HydrationPayload['navigation'],
  };
}
