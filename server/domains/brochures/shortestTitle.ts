import type { BrochureType } from './BrochureType';

/** Characters that a title has at least: a business may be called "BP" (docs/rules/ads-and-types.md#field-limits). */
export function shortestTitle(type: BrochureType): number {
  return type === 'BLD_AD' ? 2 : 3;
}
