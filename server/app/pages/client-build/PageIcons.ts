import { oncePerFragment, type MarkupPiece } from '../../../../shared/page-fragments/MarkupPiece';

const sprite = /(<svg id="icons"[^>]*>)(.*?)(<\/svg>)/s;
const symbol = /<symbol id="([^"]+)".*?<\/symbol>/gs;
const use = /<use href="#([^"]+)"/g;

const iconsIn = oncePerFragment((html) => [...html.matchAll(use)].map(([, id = '']) => id));

/** The icons of the template (`client/vite/iconsPlugin.ts`), of which a page contains those that it shows. */
export class PageIcons {
  private readonly symbols = new Map<string, string>();

  constructor(template: string) {
    for (const [drawing, id = ''] of (sprite.exec(template)?.[2] ?? '').matchAll(symbol)) this.symbols.set(id, drawing);
  }

  /** The template with a place for the icons of the page. */
  static withPlace(template: string): string {
    return template.replace(sprite, '$1<!--page-icons-->$3');
  }

  /** Those that the markup refers to. `afterStart` adds the others. */
  usedIn(body: readonly MarkupPiece[]): string {
    const used = new Set(body.flatMap(iconsIn));
    return [...used].map((id) => this.symbols.get(id) ?? '').join('');
  }
}
