import type { BaseMapSource } from './BaseMapSource';
import { readTileJson } from './readTileJson';

/** Asks the server what lies under the ads. Without an answer there is a map all the same, on plain ground. */
export async function loadBaseMap(): Promise<BaseMapSource | null> {
  try {
    const answer = await fetch('/base-map/tiles.json');
    return answer.ok ? readTileJson(await answer.json(), window.location.origin) : null;
  } catch {
    return null;
  }
}
