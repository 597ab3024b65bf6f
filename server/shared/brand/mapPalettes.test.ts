import { contrastOf } from '../../../shared/colours/contrastOf';
import { darkMap, lightMap } from './mapPalettes';

const grounds = ['land', 'park', 'beach', 'building', 'railwayBed'] as const;
const roads = [
  ['motorway', 'motorwayEdge'],
  ['mainRoad', 'mainRoadEdge'],
  ['collector', 'collectorEdge'],
  ['road', 'roadEdge'],
] as const;

describe.each([
  ['light', lightMap],
  ['dark', darkMap],
])('the %s map', (_, map) => {
  it('writes every name with the contrast of WCAG AA, on its halo and on all that it may cross', () => {
    const names = [
      ...(['streetName', 'placeName', 'parkName', 'waterName'] as const).map((name) => [name, 'halo'] as const),
      ...grounds.flatMap((ground) => [['streetName', ground] as const, ['placeName', ground] as const]),
      ...roads.map(([fill]) => ['streetName', fill] as const),
      ['placeName', 'sea'] as const,
      ['parkName', 'park'] as const,
      ['waterName', 'sea'] as const,
      ['onShield', 'shield'] as const,
      ['onFacility', 'facility'] as const,
    ];
    const poor = names.filter(([name, on]) => contrastOf(map[name], map[on]) < 4.5);
    expect(poor).toEqual([]);
  });

  it('shows every road, railway and ferry on what it crosses', () => {
    const poor = [
      ...roads.flatMap(([fill, edge]) => [
        ...grounds.filter((ground) => contrastOf(map[edge], map[ground]) < 1.5).map((ground) => `${edge} ${ground}`),
        ...(contrastOf(map[edge], map[fill]) < 1.3 ? [`${edge} ${fill}`] : []),
      ]),
      ...grounds.filter((ground) => contrastOf(map.railway, map[ground]) < 2.4),
      ...(contrastOf(map.ferry, map.sea) < 2 ? ['ferry'] : []),
    ];
    expect(poor).toEqual([]);
  });

  it('shows facilities on all that they may be on', () => {
    const poor = [...grounds, 'sea' as const].filter((ground) => contrastOf(map.facility, map[ground]) < 3);
    expect(poor).toEqual([]);
  });

  it('tells land from water', () => {
    expect(contrastOf(map.land, map.sea)).toBeGreaterThan(1.02);
  });
});
