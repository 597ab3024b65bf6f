export interface CreditPart {
  text: string;
  href?: string;
}

const openStreetMap = 'https://www.openstreetmap.org/copyright';
const openDatabase = 'https://opendatacommons.org/licenses/odbl/1-0/';

/** Matches addresses and the names of known sources and licences. */
const linked =
  /https?:\/\/[^\s()<>]*[^\s()<>.,;:]|OpenStreetMap contributors|ODbL(?: 1\.0)?|Open Database Licen[cs]e(?: 1\.0)?|CC[ -]BY(?:-(?:SA|NC|ND))*[ -]\d\.\d(?: AU)?/g;

/** Splits a notice into text and links: addresses, and sources and licences that have a page. */
export function creditParts(text: string): CreditPart[] {
  const parts: CreditPart[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(linked)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: name, href: addressOf(name) });
    end = index + name.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

function addressOf(name: string): string {
  if (name.startsWith('http')) return name;
  if (name.startsWith('OpenStreetMap')) return openStreetMap;
  if (name.startsWith('O')) return openDatabase;
  const [, kind = 'BY', version = '4.0', country] =
    /^CC[ -](BY(?:-(?:SA|NC|ND))*)[ -](\d\.\d)(?: (AU))?$/.exec(name) ?? [];
  return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/${country === undefined ? '' : 'au/'}`;
}
