import type { AustralianState } from '../../../generated/types';
import { groupAreas } from './groupAreas';

const area = (name: string, state: AustralianState | null) => ({
  ...{ __typename: 'MapArea' as const, id: name, code: name.toLowerCase(), name, state, activeBrochuresCount: 1 },
});

it('groups areas by state, each in its order, and those without a state last', () => {
  const areas = [area('Cairns', 'QLD'), area('Here', null), area('Manly', 'NSW'), area('Noosa', 'QLD')];
  expect(groupAreas(areas).map(({ id, name, areas: inside }) => [id, name, inside.map((each) => each.name)])).toEqual([
    ['nsw', 'New South Wales', ['Manly']],
    ['qld', 'Queensland', ['Cairns', 'Noosa']],
    ['elsewhere', 'Elsewhere', ['Here']],
  ]);
});

it('has no group without areas', () => {
  expect(groupAreas([])).toEqual([]);
});
