import type { BrochureType } from '../../generated/types';
import { paths } from '../../shared/paths';

/** The page of an ad: brochure ads have one of their own (docs/rules/screens.md#public-screens). */
export function brochurePath({ type, databaseId }: { type: BrochureType; databaseId: number }): string {
  return type === 'BRO_AD' ? paths.brochureAdDetails(databaseId) : paths.brochureDetails(databaseId);
}
