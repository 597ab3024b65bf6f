/** The short list of elements that a text may have. */
export type MarkupTag = 'p' | 'br' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'strong' | 'b' | 'em' | 'i' | 'u' | 'a';

export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  tag: MarkupTag;
  /** of a link: http, https, mailto or tel */
  href: string | null;
  children: MarkupNode[];
}
