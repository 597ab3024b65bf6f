import { Schema, type AttributeSpec, type TagParseRule } from 'prosemirror-model';

const level: AttributeSpec = { default: 3, validate: 'number' };

function heading(tag: string, at: 3 | 4): TagParseRule {
  return { tag, attrs: { level: at } };
}

/** Addresses that a link may have; everything else is no link (docs/rules/ads-and-types.md#description-markup). */
export function isLinkAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href) && URL.canParse(href);
}

function attrsOfLink(element: HTMLElement): { href: string } | false {
  const href = element.getAttribute('href')?.trim() ?? '';
  return isLinkAddress(href) && { href };
}

/**
 * Exactly the markup that a description may have. What is pasted becomes the nearest of it: other headings, and bold and
 * italic that other programs write as styles.
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [
        ...[heading('h1', 3), heading('h2', 3), heading('h3', 3)],
        ...[heading('h4', 4), heading('h5', 4), heading('h6', 4)],
      ],
      toDOM: ({ attrs }) => [`h${String(attrs.level)}`, 0],
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: attrsOfLink }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // what Google Docs puts around all that it copies is not bold
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(?:bold(?:er)?|[6-9]00)$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  },
});
