// what turns the text around it (bidi controls) and what takes no room (zero-width spaces, soft hyphens); the joiners
// stay, since they are part of emoji and of some scripts
const hidden = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
// U+2800 is an empty Braille pattern: a letter by its class, nothing to the eye
const visible = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u;

/**
 * Text as it is kept: composed (NFC), without control characters but line ends and tabs, without what nobody sees and
 * what turns other text round, without blanks around it. Where nothing is to be seen, nothing is kept.
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
