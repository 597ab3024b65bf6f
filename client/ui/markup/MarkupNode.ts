/** Allowed elements. */
export type MarkupTag = 'p' | 'br' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'strong' | 'b' | 'em' | 'i' | 'u' | 'a';

export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  tag: MarkupTag;
  /** address of a link (http, https, mailto or tel); null for other elements */
  href: string | null;
  children: MarkupNode[];
}
