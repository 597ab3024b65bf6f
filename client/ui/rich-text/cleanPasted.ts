/**
 * Turns what Word copies as lists into lists: it writes each item as a paragraph with its bullet or number as text. The
 * rest of its markup goes when the document is read.
 */
export function cleanPasted(body: HTMLElement): HTMLElement {
  let list: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const style = paragraph.getAttribute('style') ?? '';
    if (!/mso-list:\s*l\d/i.test(style)) {
      list = null;
      continue;
    }
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tag = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const isNext = list !== null && list.localName === tag && paragraph.previousElementSibling === list;
    if (!isNext) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
  return body;
}
