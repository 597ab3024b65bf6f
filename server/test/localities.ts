// cspell:ignore Bargara Avoca
import type { Locality } from '../platform/config/readLocalities';

/** Suburbs without ads, as `LOCALITIES_FILE` names them: the most populous first. */
export const localities: readonly Locality[] = [
  ['Noosa', 'QLD', null, -26.394, 153.021],
  ['Fitzroy', 'VIC', '3065', -37.799, 144.978],
  ['Ultimo', 'NSW', '2007', -33.879, 151.198],
  ['Bargara', 'QLD', '4670', -24.82, 152.46],
  ['Bundaberg North', 'QLD', '4670', -24.84, 152.34],
  ['Coolum', 'QLD', '4573', -26.53, 153.08],
  ['East Melbourne', 'VIC', '3002', -37.813, 144.986],
  ['Richmond', 'VIC', '3121', -37.823, 145],
  ['Avoca', 'QLD', '4670', -24.88, 152.3],
  ['Bundaberg Central', 'QLD', '4670', -24.867, 152.351],
  ['Fitzroy', 'SA', '5082', -34.904, 138.592],
].map(([name, state, postcode, latitude, longitude]) => ({ name, state, postcode, latitude, longitude }) as Locality);
