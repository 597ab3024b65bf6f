import { foldWords } from './foldWords';

/**
 * Spellings of one word, and what a person of a trade offers: whoever types one of them means all. Words of a category are
 * its synonyms instead.
 */
const variants: readonly (readonly string[])[] = [
  ['street', 'st'],
  ['road', 'rd'],
  ['avenue', 'ave', 'av'],
  ['highway', 'hwy'],
  ['drive', 'dr'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['terrace', 'tce'],
  ['parade', 'pde'],
  ['crescent', 'cres', 'cr'],
  ['boulevard', 'blvd', 'bvd'],
  ['lane', 'ln'],
  ['esplanade', 'esp'],
  ['mount', 'mt'],
  ['saint', 'st'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['eleven', '11'],
  ['twelve', '12'],
  ['centre', 'center'],
  ['theatre', 'theater'],
  ['jewellery', 'jewelry'],
  ['doughnut', 'donut'],
  ['yoghurt', 'yogurt'],
  ['tyre', 'tire'],
  ['barbecue', 'barbeque', 'bbq'],
  ['university', 'uni'],
  ['vegetarian', 'veggie'],
  ['photography', 'photographer', 'photo'],
  ['dentist', 'dental', 'dentistry'],
  ['physiotherapist', 'physiotherapy', 'physio'],
  ['optometrist', 'optometry'],
  ['podiatrist', 'podiatry'],
  ['veterinarian', 'veterinary', 'vet'],
  ['queensland', 'qld'],
  ['victoria', 'vic'],
  ['tasmania', 'tas'],
];

const byWord = new Map<string, Set<string>>();
for (const group of variants) {
  for (const word of group) {
    const [key = word] = foldWords(word);
    byWord.set(key, new Set([...(byWord.get(key) ?? []), ...group]));
  }
}

/** Returns the other spellings of a word; none for most words. */
export function wordVariants(word: string): string[] {
  const [key = '', ...others] = foldWords(word);
  if (others.length > 0) return [];
  return [...(byWord.get(key) ?? [])].filter((variant) => variant !== word.toLowerCase());
}
