import { categoryIconPaths } from '../../../shared/icons/categoryIconPaths.ts';

/**
 * Our icons: strokes of 1.75 on a grid of 24. Every page contains these (`vite/iconsPlugin.ts`); icons of
 * single screens are in `moreIconPaths`.
 */
export const iconPaths = {
  ...categoryIconPaths,
  download: 'M12 4v11M7 10.5l5 5l5-5M4.5 19.5h15',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  sliders: 'M4 7.5h9.5M17.5 7.5h2.5M15.5 5.5v4M4 16.5h2.5M10.5 16.5h9.5M8.5 14.5v4',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5',
  external: 'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10',
  near: 'M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4',
  window: 'M3.5 5h17v14h-17zM3.5 9.5h17M6.5 7.2h.01M9 7.2h.01',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  alert: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.3h.01',
  check: 'M4.5 12.5l5 5l10-11',
} as const;

export type IconName = keyof typeof iconPaths;
