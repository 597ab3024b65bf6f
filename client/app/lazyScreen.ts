import { lazy, type ComponentType } from 'react';

type LoadScreen = () => Promise<{ default: ComponentType }>;

/** A screen whose code is fetched when it is shown, or before that by `fetchAhead`. */
export function lazyScreen(load: LoadScreen) {
  return Object.assign(lazy(load), { fetchAhead: load });
}
