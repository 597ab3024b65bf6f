// characters that reverse text (bidi controls) or have no width (zero-width spaces, soft hyphens); joiners stay,
// because emoji and some scripts need them
const hidden = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
// U+2800 is an empty Braille pattern: a letter by its class, but invisible
const visible = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u;

/**
 * Cleans a text for storage. Composes it (NFC), and removes control characters except line ends and tabs, invisible and
 * reversing characters, and surrounding blanks. Returns an empty text if nothing is visible.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(hidden, '')
    .trim();
  return visible.test(clean) ? clean : '';
}
