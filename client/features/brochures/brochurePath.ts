import type { BrochureType } from '../../generated/types';
import { paths } from '../../shared/paths';

/** The page of an ad: brochure ads have one of their own (specification, section 2). */
export function brochurePath({ type, databaseId }: { type: BrochureType; databaseId: number }): string {
  return type === 'BRO_AD' ? paths.brochureAdDetails(databaseId) : paths.brochureDetails(databaseId);
}
