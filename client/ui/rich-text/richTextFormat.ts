import { DOMParser, type Node } from 'prosemirror-model';
import { parseMarkup } from '../../platform/trusted-types/parseMarkup';
import { richTextSchema } from './richTextSchema';

const parser = DOMParser.fromSchema(richTextSchema);

/** As everywhere: one tag makes a text markup. */
export function isMarkup(text: string): boolean {
  return /<[a-z/!?]/i.test(text);
}

/** The document of a text with limited markup; a text without tags is read as it is shown, in paragraphs and lines. */
export function readRichText(text: string): Node {
  if (isMarkup(text)) return parser.parse(parseMarkup(text));
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const { doc } = richTextSchema.nodes;
  return doc.create(null, (paragraphs.length === 0 ? [''] : paragraphs).map(readParagraph));
}

function readParagraph(text: string): Node {
  const { paragraph, hard_break } = richTextSchema.nodes;
  const lines = text.trim().split('\n');
  const inline = lines.flatMap((line, at) => [
    ...(at === 0 ? [] : [hard_break.create()]),
    ...(line === '' ? [] : [richTextSchema.text(line)]),
  ]);
  return paragraph.create(null, inline);
}

/** Reads what another program has put on the clipboard. */
export function readPasted(body: HTMLElement) {
  return parser.parseSlice(body);
}

/**
 * The text of a document. Plain text stays plain as long as nothing but paragraphs and lines is in it; else it is the
 * markup that the server would keep unchanged.
 *
 * @param wasMarkup whether the text was markup before
 */
export function writeRichText(doc: Node, wasMarkup: boolean): string {
  if (isBlank(doc)) return '';
  const plain = wasMarkup ? null : plainText(doc);
  if (plain !== null) return plain;
  const last = doc.children.findLastIndex((block) => block.childCount > 0);
  return doc.children
    .slice(0, last + 1)
    .map(writeBlock)
    .join('');
}

function isBlank(doc: Node): boolean {
  return doc.textContent.trim() === '';
}

/** Null if plain text could not say the same. */
function plainText(doc: Node): string | null {
  const paragraphs = doc.children.map(plainParagraph);
  if (paragraphs.some((text) => text === null)) return null;
  const text = paragraphs.filter(Boolean).join('\n\n');
  return isMarkup(text) ? null : text;
}

function plainParagraph(block: Node): string | null {
  const isPlain = block.type.name === 'paragraph' && block.children.every(({ marks }) => marks.length === 0);
  if (!isPlain) return null;
  const text = block.children.map((inline) => inline.text ?? '\n').join('');
  return /\n\s*\n/.test(text) ? null : text.trim();
}

function writeBlock(block: Node): string {
  const { name } = block.type;
  switch (name) {
    case 'heading':
      return element(`h${String(block.attrs.level)}`, writeInline(block));
    case 'bullet_list':
    case 'ordered_list':
      return element(name === 'bullet_list' ? 'ul' : 'ol', block.children.map(writeItem).join(''));
    default:
      return element('p', writeInline(block));
  }
}

/** The only paragraph of an item needs no tags. */
function writeItem(item: Node): string {
  const [first, ...rest] = item.children;
  const hasFurtherText = rest.some(({ type }) => type.name === 'paragraph');
  const start = first && (hasFurtherText ? writeBlock(first) : writeInline(first));
  return element('li', `${start ?? ''}${rest.map(writeBlock).join('')}`);
}

/** From the outside to the inside. */
const tags = { link: 'a', strong: 'strong', em: 'em', underline: 'u' } as const;

/** Opens and closes tags where marks begin and end, so that neighbours share them. */
function writeInline(block: Node): string {
  let text = '';
  let open: readonly OpenMark[] = [];
  const goTo = (wanted: readonly OpenMark[]): void => {
    const shared = wanted.findIndex((mark, at) => open[at]?.key !== mark.key);
    const kept = shared === -1 ? Math.min(wanted.length, open.length) : shared;
    text += open
      .slice(kept)
      .toReversed()
      .map(({ tag }) => `</${tag}>`)
      .join('');
    text += wanted
      .slice(kept)
      .map(({ opening }) => opening)
      .join('');
    open = wanted;
  };
  for (const inline of block.children) {
    goTo(marksOf(inline));
    text += inline.text === undefined ? '<br />' : escape(inline.text);
  }
  goTo([]);
  return text;
}

interface OpenMark {
  key: string;
  tag: string;
  opening: string;
}

function marksOf({ marks }: Node): OpenMark[] {
  return (Object.keys(tags) as (keyof typeof tags)[]).flatMap((name) => {
    const mark = marks.find(({ type }) => type.name === name);
    if (mark === undefined) return [];
    const tag = tags[name];
    const href = name === 'link' ? String(mark.attrs.href) : null;
    const opening = href === null ? `<${tag}>` : `<a href="${escapeQuoted(href)}" rel="nofollow noopener ugc">`;
    return [{ key: `${name} ${href ?? ''}`, tag, opening }];
  });
}

function element(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeQuoted(text: string): string {
  return escape(text).replaceAll('"', '&quot;');
}
