interface AttributionPart {
  text: string;
  href?: string;
}

/** A notice as it may stand in a TileJSON, with links. Only its words and its web links are taken. */
export function attributionParts(html: string): AttributionPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ');
    if (text === '') return [];
    const href = node instanceof HTMLAnchorElement ? node.href : '';
    return /^https?:\/\//i.test(href) ? [{ text, href }] : [{ text }];
  });
}
