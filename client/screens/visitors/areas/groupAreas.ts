import type { AustralianState, AreasScreenQuery } from '../../../generated/types';

export type ListedArea = AreasScreenQuery['mapAreas']['edges'][number]['node'];

interface AreaGroup {
  /** for links to the group */
  id: string;
  name: string;
  areas: ListedArea[];
}

/** in the order of the page */
const stateNames: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** Returns the areas by state, those without a state last. The areas keep their order. */
export function groupAreas(areas: readonly ListedArea[]): AreaGroup[] {
  const states = Object.keys(stateNames) as AustralianState[];
  const groups = [...states, null].map((state) => ({
    id: state?.toLowerCase() ?? 'elsewhere',
    name: state === null ? 'Elsewhere' : stateNames[state],
    areas: areas.filter((area) => area.state === state),
  }));
  return groups.filter((group) => group.areas.length > 0);
}
