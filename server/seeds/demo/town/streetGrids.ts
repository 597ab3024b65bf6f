import type { Suburb } from './suburbs';
import type { Point } from './toPosition';

/** A quarter with a street grid: parallel streets in two directions, rotated by some degrees. */
export interface StreetGrid {
  suburb: Suburb;
  centre: Point;
  /** anticlockwise, degrees */
  turn: number;
  /** metres between neighbours */
  spacing: Point;
  /** how far the streets reach from the centre, metres */
  reach: Point;
  /** streets that run across (west to east), from south to north */
  across: readonly string[];
  /** streets that run up (south to north), from west to east */
  up: readonly string[];
}

export const streetGrids: readonly StreetGrid[] = [
  {
    suburb: 'Curlew Heads',
    centre: [620, -420],
    turn: 9,
    spacing: [170, 150],
    reach: [1060, 780],
    across: [
      'Anchor Street',
      'Barque Street',
      'Capstan Street',
      'Dinghy Street',
      'Ensign Street',
      'Fathom Street',
      'Galley Street',
      'Halyard Street',
      'Ironbark Street',
      'Jib Street',
    ],
    up: [
      'Kelp Street',
      'Lantern Street',
      'Mast Street',
      'Net Street',
      'Oar Street',
      'Pilot Street',
      'Quay Street',
      'Rudder Street',
      'Sextant Street',
      'Tiller Street',
      'Wharf Street',
    ],
  },
  {
    suburb: 'Larkin Beach',
    centre: [870, 3050],
    turn: -4,
    spacing: [130, 165],
    reach: [570, 1250],
    across: [
      'Abalone Court',
      'Bream Street',
      'Cowrie Court',
      'Dolphin Street',
      'Egret Court',
      'Flathead Street',
      'Gannet Court',
      'Hermit Street',
      'Jewfish Court',
      'Kingfish Street',
      'Limpet Court',
      'Mullet Street',
      'Nautilus Court',
      'Osprey Street',
      'Periwinkle Court',
    ],
    up: ['Banksia Avenue', 'Casuarina Avenue', 'Pandanus Avenue', 'She-oak Avenue', 'Spinifex Avenue'],
  },
  {
    suburb: 'Old Ferry',
    centre: [700, -2620],
    turn: 5,
    spacing: [150, 160],
    reach: [940, 720],
    across: [
      'Barge Lane',
      'Chandler Street',
      'Deckhand Street',
      'Punt Street',
      'Ropewalk',
      'Slipway Street',
      'Towline Street',
    ],
    up: [
      'Crab Pot Lane',
      'Drift Street',
      'Ebb Street',
      'Estuary Street',
      'Mangrove Street',
      'Mooring Street',
      'Sandbar Street',
      'Shoal Street',
    ],
  },
  {
    suburb: 'Tallowood Rise',
    centre: [-3320, 420],
    turn: -14,
    spacing: [180, 170],
    reach: [720, 640],
    across: [
      'Bellbird Lane',
      'Catbird Lane',
      'Figbird Lane',
      'Lyrebird Lane',
      'Pitta Lane',
      'Rosella Lane',
      'Whipbird Lane',
    ],
    up: [
      'Bloodwood Road',
      'Cedar Road',
      'Hoop Pine Road',
      'Mahogany Road',
      'Quandong Road',
      'Silky Oak Road',
      'Turpentine Road',
    ],
  },
];
