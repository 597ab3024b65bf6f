import type { MoodName } from './moods';
import type { Scene } from './Scene';
import { bakery } from './scenes/bakery';
import { barber } from './scenes/barber';
import { bicycle } from './scenes/bicycle';
import { bookshop } from './scenes/bookshop';
import { cafeTable } from './scenes/cafeTable';
import { campervan } from './scenes/campervan';
import { cocktail } from './scenes/cocktail';
import { desk } from './scenes/desk';
import { dogWash } from './scenes/dogWash';
import { ferry } from './scenes/ferry';
import { fishing } from './scenes/fishing';
import { florist } from './scenes/florist';
import { gallery } from './scenes/gallery';
import { garden } from './scenes/garden';
import { hireCar } from './scenes/hireCar';
import { iceCream } from './scenes/iceCream';
import { kayak } from './scenes/kayak';
import { lanterns } from './scenes/lanterns';
import { lighthouse } from './scenes/lighthouse';
import { lookout } from './scenes/lookout';
import { market } from './scenes/market';
import { motel } from './scenes/motel';
import { pottery } from './scenes/pottery';
import { reef } from './scenes/reef';
import { seafood } from './scenes/seafood';
import { spa } from './scenes/spa';
import { surfboards } from './scenes/surfboards';
import { tent } from './scenes/tent';
import { tools } from './scenes/tools';
import { waterfall } from './scenes/waterfall';
import { whaleTail } from './scenes/whaleTail';
import { yoga } from './scenes/yoga';

interface SceneEntry {
  draw: Scene;
  moods: readonly [MoodName, ...MoodName[]];
  /** false where something is written or has a right way round */
  mirrors: boolean;
}

const anyLight = ['morning', 'noon', 'golden', 'dusk'] as const;
const daylight = ['morning', 'noon', 'golden'] as const;
const scene = (draw: Scene, moods: SceneEntry['moods'], mirrors = true): SceneEntry => ({ draw, moods, mirrors });

/** What can be drawn, in which light it looks right, and whether it may be turned round. */
export const scenes = {
  bakery: scene(bakery, ['morning', 'noon']),
  barber: scene(barber, daylight),
  bicycle: scene(bicycle, daylight),
  bookshop: scene(bookshop, daylight),
  cafeTable: scene(cafeTable, daylight),
  campervan: scene(campervan, anyLight),
  cocktail: scene(cocktail, ['golden', 'dusk', 'noon']),
  desk: scene(desk, ['morning', 'noon']),
  dogWash: scene(dogWash, daylight),
  ferry: scene(ferry, anyLight),
  fishing: scene(fishing, anyLight),
  florist: scene(florist, ['morning', 'noon']),
  gallery: scene(gallery, daylight),
  garden: scene(garden, daylight),
  hireCar: scene(hireCar, daylight),
  iceCream: scene(iceCream, daylight),
  kayak: scene(kayak, ['morning', 'noon']),
  lanterns: scene(lanterns, ['dusk', 'golden']),
  lighthouse: scene(lighthouse, anyLight),
  lookout: scene(lookout, daylight),
  market: scene(market, daylight),
  motel: scene(motel, anyLight, false),
  pottery: scene(pottery, daylight),
  reef: scene(reef, ['noon']),
  seafood: scene(seafood, daylight),
  spa: scene(spa, daylight),
  surfboards: scene(surfboards, anyLight),
  tent: scene(tent, ['golden', 'dusk', 'morning']),
  tools: scene(tools, daylight),
  waterfall: scene(waterfall, ['morning', 'noon']),
  whaleTail: scene(whaleTail, anyLight),
  yoga: scene(yoga, ['morning', 'golden']),
} as const satisfies Record<string, SceneEntry>;

export type SceneName = keyof typeof scenes;
