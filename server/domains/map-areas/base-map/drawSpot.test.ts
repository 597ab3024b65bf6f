import { brand } from '../../../shared/brand/brand';
import { drawSpot } from './drawSpot';

it('has the colours of the map on screens, light and dark', () => {
  const picture = drawSpot({ rows: [], mapped: [], attributions: [] }, { latitude: -26.4, longitude: 153.1 });
  for (const { ground, land } of [brand.lightMap, brand.darkMap]) {
    expect(picture).toContain(`.ground{fill:${ground}}.l{fill:${land}}`);
  }
});
