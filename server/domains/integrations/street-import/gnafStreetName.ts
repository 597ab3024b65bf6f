import { titleCase } from '../../../shared/text/titleCase';

/** G-NAF's codes of what may follow a street's kind; letters of the compass stand for themselves. */
const suffixes: Record<string, string> = {
  CN: 'Central',
  DE: 'Deviation',
  E: 'East',
  EX: 'Extension',
  IN: 'Inner',
  LR: 'Lower',
  ML: 'Mall',
  N: 'North',
  NE: 'North East',
  NW: 'North West',
  OF: 'Off',
  ON: 'On',
  OP: 'Overpass',
  OT: 'Outer',
  S: 'South',
  SE: 'South East',
  SW: 'South West',
  UP: 'Upper',
  W: 'West',
};

/** "GEORGE", "STREET", "N" → "George Street North". */
export function gnafStreetName(row: Record<string, string | undefined>): string {
  const { street_name: name = '', street_type_code: kind = '', street_suffix_code: suffix = '' } = row;
  return [titleCase(name), titleCase(kind), suffixes[suffix.toUpperCase()] ?? titleCase(suffix)]
    .filter((part) => part !== '')
    .join(' ');
}
