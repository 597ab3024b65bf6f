import type { Asset } from './Asset';

/** Returns files as one line for the audit log: did and position of each. */
export function listAssets(assets: readonly Asset[]): string {
  return assets.map(({ did, sortOrder }) => `${did}:${sortOrder}`).join(' ');
}
