/** Bytes of a page by part, uncompressed. */
export interface PageBytes {
  whole: number;
  style: number;
  navigation: number;
  hydration: number;
  content: number;
}

const parts: Record<Exclude<keyof PageBytes, 'whole'>, RegExp> = {
  style: /<style[^>]*>.*?<\/style>/gs,
  navigation: /<(header|footer) class="[^"]*".*?<\/\1>/gs,
  hydration: /<script type="application\/json".*?<\/script>/gs,
  content: /<main.*?<\/main>/gs,
};

export function measureParts(html: string): PageBytes {
  // headers inside the content belong to the content
  const frame = html.replace(parts.content, '');
  const bytes = (text: string, part: RegExp) =>
    [...text.matchAll(part)].reduce((sum, [found]) => sum + Buffer.byteLength(found), 0);
  return {
    whole: Buffer.byteLength(html),
    style: bytes(frame, parts.style),
    navigation: bytes(frame, parts.navigation),
    hydration: bytes(frame, parts.hydration),
    content: bytes(html, parts.content),
  };
}
