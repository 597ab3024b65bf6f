import type { IconName } from './iconPaths.ts';

/** The id of an icon among those that each page contains. */
export function iconId(name: IconName): string {
  return `i-${name}`;
}
