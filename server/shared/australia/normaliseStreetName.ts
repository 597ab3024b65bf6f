import { cleanLine } from '../text/cleanLine';
import { titleCase } from '../text/titleCase';

const endings: Record<string, string> = {
  alley: 'Alley',
  av: 'Avenue',
  ave: 'Avenue',
  bvd: 'Boulevard',
  blvd: 'Boulevard',
  cct: 'Circuit',
  cir: 'Circle',
  cl: 'Close',
  cr: 'Crescent',
  cres: 'Crescent',
  ct: 'Court',
  dr: 'Drive',
  esp: 'Esplanade',
  fwy: 'Freeway',
  gr: 'Grove',
  hwy: 'Highway',
  la: 'Lane',
  ln: 'Lane',
  mwy: 'Motorway',
  pde: 'Parade',
  pl: 'Place',
  rd: 'Road',
  sq: 'Square',
  st: 'Street',
  tce: 'Terrace',
  wy: 'Way',
};
const sides = /^(?:north|south|east|west|[nsew])$/i;

/**
 * Returns a street's name as the index prints it: single spaces, SHOUTED names in lower case, usual endings in full.
 */
export function normaliseStreetName(given: string): string {
  const line = cleanLine(given).replaceAll('’', "'").replaceAll('‘', "'");
  const words = (isShouted(line) ? titleCase(line) : line).split(' ');
  const last = words.length - (sides.test(words.at(-1) ?? '') ? 2 : 1);
  // "St Georges" begins with a saint, so only the last word is expanded
  const ending = last > 0 ? endings[(words[last] ?? '').toLowerCase().replace(/\.$/, '')] : undefined;
  if (ending !== undefined) words[last] = ending;
  return words.join(' ');
}

function isShouted(line: string): boolean {
  // a name with digits is a register's number, not shouting
  return /\p{Lu}{2}/u.test(line) && line === line.toUpperCase() && !/\d/.test(line);
}
