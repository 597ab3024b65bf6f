import type { Asset } from './Asset';

/** Files in one line, for the audit log: did and place of each. */
export function listAssets(assets: readonly Asset[]): string {
  return assets.map(({ did, sortOrder }) => `${did}:${sortOrder}`).join(' ');
}
