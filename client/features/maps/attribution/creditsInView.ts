import type { MapBox } from '../MapBox';
import type { MapCredit } from './MapCredit';
import { overlapOf } from '../markers/overlapOf';

/** The distinct attributions for the visible area. Adds the licence when the attribution does not name it. */
export function creditsInView(credits: readonly MapCredit[], view: MapBox): string[] {
  const shown = credits.filter(({ box }) => overlapOf(box, view) !== null);
  const notices = shown.map(({ attribution, licence }) =>
    licence === '' || attribution.includes(licence) ? attribution : `${attribution} (${licence})`,
  );
  return [...new Set(notices)];
}
