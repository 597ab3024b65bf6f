import { embedLimits } from '../../shared/embeds/embedLimits';
import { drawFailure, drawOffers } from './drawOffers';
import { offersStyle } from './offersStyle';
import { readOffers } from './readOffers';

/**
 * `<local-offers>`: the newest offers of a topic on a page of another site (docs/rules/embeds.md#web-component).
 * Attributes: `topic` (default: all), `limit`, `heading`, `theme`. Fires `offers-shown` and `offers-failed`.
 */
export class OffersElement extends HTMLElement {
  /** origin of the site that the offers come from */
  static site = '';
  static readonly observedAttributes = ['topic', 'limit', 'heading'];

  private readonly root = this.attachShadow({ mode: 'open' });
  private loading: AbortController | null = null;
  private isDue = false;

  constructor() {
    super();
    // a sheet of the script needs no permission of the page's content security policy
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(offersStyle);
    this.root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    this.showSoon();
  }

  disconnectedCallback(): void {
    this.loading?.abort();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (this.isConnected && before !== after) this.showSoon();
  }

  /** Several attributes that change together are one request. */
  private showSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      if (this.isConnected) void this.show();
    });
  }

  /** Loads and draws; a later call wins. What is shown stays until the answer is there. */
  private async show(): Promise<void> {
    this.loading?.abort();
    const { signal } = (this.loading = new AbortController());
    this.setAttribute('aria-busy', 'true');
    try {
      const offers = await readOffers(OffersElement.site, this.getAttribute('topic') ?? 'all', signal);
      const items = offers.items.slice(0, this.limit);
      this.root.replaceChildren(...drawOffers({ ...offers, items }, this.getAttribute('heading')));
      this.dispatchEvent(new CustomEvent('offers-shown', { detail: { count: items.length } }));
    } catch (error) {
      if (signal.aborted) return;
      this.root.replaceChildren(...drawFailure(OffersElement.site));
      this.dispatchEvent(new CustomEvent('offers-failed', { detail: { error } }));
    }
    this.removeAttribute('aria-busy');
  }

  private get limit(): number {
    const asked = Number(this.getAttribute('limit') ?? embedLimits.usual);
    return Number.isInteger(asked) ? Math.min(embedLimits.most, Math.max(embedLimits.least, asked)) : embedLimits.usual;
  }
}
