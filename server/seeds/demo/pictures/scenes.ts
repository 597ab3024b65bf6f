import type { MoodName } from './moods';
import type { Scene } from './Scene';
import { bakery } from './scenes/food/bakery';
import { barber } from './scenes/shops/barber';
import { bicycle } from './scenes/shops/bicycle';
import { bookshop } from './scenes/shops/bookshop';
import { cafeTable } from './scenes/food/cafeTable';
import { campervan } from './scenes/stays/campervan';
import { cocktail } from './scenes/food/cocktail';
import { desk } from './scenes/shops/desk';
import { dogWash } from './scenes/shops/dogWash';
import { ferry } from './scenes/outdoors/ferry';
import { fishing } from './scenes/outdoors/fishing';
import { florist } from './scenes/shops/florist';
import { gallery } from './scenes/shops/gallery';
import { garden } from './scenes/shops/garden';
import { hireCar } from './scenes/shops/hireCar';
import { iceCream } from './scenes/food/iceCream';
import { kayak } from './scenes/outdoors/kayak';
import { lanterns } from './scenes/food/lanterns';
import { lighthouse } from './scenes/outdoors/lighthouse';
import { lookout } from './scenes/outdoors/lookout';
import { market } from './scenes/food/market';
import { motel } from './scenes/stays/motel';
import { pottery } from './scenes/shops/pottery';
import { reef } from './scenes/outdoors/reef';
import { seafood } from './scenes/food/seafood';
import { spa } from './scenes/shops/spa';
import { surfboards } from './scenes/shops/surfboards';
import { tent } from './scenes/stays/tent';
import { tools } from './scenes/shops/tools';
import { waterfall } from './scenes/outdoors/waterfall';
import { whaleTail } from './scenes/outdoors/whaleTail';
import { yoga } from './scenes/shops/yoga';

interface SceneEntry {
  draw: Scene;
  /** the alternative text */
  altText: string;
  moods: readonly [MoodName, ...MoodName[]];
  /** false if the scene has text or a fixed direction */
  mirrors: boolean;
}

const anyLight = ['morning', 'noon', 'golden', 'dusk'] as const;
const daylight = ['morning', 'noon', 'golden'] as const;
const scene = (draw: Scene, altText: string, moods: SceneEntry['moods'], mirrors = true): SceneEntry => ({
  draw,
  altText,
  moods,
  mirrors,
});

/** The available scenes, their suitable light, and whether they may be mirrored. */
export const scenes = {
  bakery: scene(bakery, 'A bakery from across the road, loaves and buns in its window', ['morning', 'noon']),
  barber: scene(barber, 'A salon chair in front of a round mirror with lights', daylight),
  bicycle: scene(bicycle, 'A cruiser bicycle with flowers in its basket, on the path by the sea', daylight),
  bookshop: scene(bookshop, 'A bookshop from across the road, its window full of books', daylight),
  cafeTable: scene(cafeTable, 'A cup of coffee and a croissant on a table above the water', daylight),
  campervan: scene(campervan, 'A campervan with its awning out, on the grass by the beach', anyLight),
  cocktail: scene(cocktail, 'Two cocktails with citrus on a ledge above the sea', ['golden', 'dusk', 'noon']),
  desk: scene(desk, 'A laptop, a notebook and a mug on a desk with a view of the sea', ['morning', 'noon']),
  dogWash: scene(dogWash, 'A dog in a tub with foam on its head', daylight),
  ferry: scene(ferry, 'A white ferry crossing the river', anyLight),
  fishing: scene(fishing, 'Rods and a bucket on a jetty, a small boat beside it', anyLight),
  florist: scene(florist, 'A flower shop from across the road, bunches in its window', ['morning', 'noon']),
  gallery: scene(gallery, 'Paintings of the sea in a gallery, a bench before them', daylight),
  garden: scene(garden, 'A garden with a shed, a picket fence and a wheelbarrow of flowers', daylight),
  hireCar: scene(hireCar, 'A small convertible on the coast road', daylight),
  iceCream: scene(iceCream, 'Two ice creams held up on the beach', daylight),
  kayak: scene(kayak, 'Kayaks on a green river, seen from above', ['morning', 'noon']),
  lanterns: scene(lanterns, 'Paper lanterns strung over the river at dusk', ['dusk', 'golden']),
  lighthouse: scene(lighthouse, 'A striped lighthouse on the headland', anyLight),
  lookout: scene(lookout, 'The bay seen from a timber lookout', daylight),
  market: scene(market, 'Market stalls with fruit under striped awnings and bunting', daylight),
  motel: scene(motel, 'A two-storey motel of the sixties round its pool', anyLight, false),
  pottery: scene(pottery, 'Glazed bowls, jugs and vases on shelves', daylight),
  reef: scene(reef, 'A turtle and small fish over coral', ['noon']),
  seafood: scene(seafood, 'A plate of fish, chips and prawns on a table by the water', daylight),
  spa: scene(spa, 'Towels, smooth stones and a lit candle', daylight),
  surfboards: scene(surfboards, 'Surfboards standing in the sand', anyLight),
  tent: scene(tent, 'A tent by the sea with a camp fire', ['golden', 'dusk', 'morning']),
  tools: scene(tools, 'Tools hanging in order on a pegboard', daylight),
  waterfall: scene(waterfall, 'A waterfall in the rainforest', ['morning', 'noon']),
  whaleTail: scene(whaleTail, 'The tail of a whale above the water', anyLight),
  yoga: scene(yoga, 'Yoga on a timber deck above the sea', ['morning', 'golden']),
} as const satisfies Record<string, SceneEntry>;

export type SceneName = keyof typeof scenes;
