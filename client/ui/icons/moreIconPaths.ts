import { iconPaths } from './iconPaths';

/** All icons, including those loaded only with the screens that show them. */
export const moreIconPaths = {
  ...iconPaths,
  arrowRight: 'M4 12h15.5M13.5 6l6 6l-6 6',
  chevronDown: 'M6.5 9.5l5.5 5.5l5.5-5.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5v5l3 2',
  wallet: 'M4 7.5h16v12H4zM4 7.5l12-3.500v3.500M20 11.500h-4.500a2 2 0 0 0 0 4H20',
  phone:
    'M5 4h3.5l1.6 4.3l-2.2 1.6a12 12 0 0 0 6.2 6.2l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.4 20 4 13.6 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  directions: 'M12 2.8l9.2 9.2l-9.2 9.2l-9.2-9.2zM9 15v-3.5h5.5M12.5 9l2.5 2.5l-2.5 2.5',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v.01M17.5 17.5H20V20M14 20h.01',
  zoomIn: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5M11 8v6M8 11h6',
  zoomOut: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5M8 11h6',
  chevronLeft: 'M14.5 6.5l-5.5 5.5l5.5 5.5',
  chevronRight: 'M9.5 6.5l5.5 5.5l-5.5 5.5',
  share: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M8.5 10.5h-3v10h13v-10h-3',
  star: 'M12 3.8l2.500 5.200l5.700 .8l-4.100 4l1 5.700l-5.100-2.700l-5.100 2.700l1-5.700l-4.100-4l5.700-.8z',
  crop: 'M7 2.5v14.500h14.500M2.5 7H17v14.500',
  bin: 'M4.5 7h15M9.500 7V4h5v3M6.500 7l1 13h9l1-13M10.300 11v5M13.700 11v5',
  turnLeft: 'M4 4.500V10h5.500M4.600 10a8 8 0 1 1-.300 4',
  turnRight: 'M20 4.500V10h-5.500M19.400 10a8 8 0 1 0 .300 4',
  arrowLeft: 'M20 12H4.5M10.5 6L4.5 12l6 6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  plus: 'M12 5v14M5 12h14',
  offline:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 6.5-.5M5.5 12.3a9 9 0 0 1 4-2.3M13.5 9.8a9 9 0 0 1 5 2.5M2.8 9a13 13 0 0 1 4-2.6M11 5.2A13 13 0 0 1 21.2 9M12 19.2h.01',
  chart: 'M4 20h16M6.500 20v-6M12 20V5M17.500 20v-9',
  minus: 'M5 12h14',
} as const;

export type MoreIconName = keyof typeof moreIconPaths;
