import type { BrochureType } from '../../generated/types';
import { paths } from '../../shared/paths';

/** The page of an ad: brochures have one of their own kind. */
export function detailsPath({ type, databaseId }: { type: BrochureType; databaseId: number }): string {
  return type === 'BRO_AD' ? paths.brochureAdDetails(databaseId) : paths.brochureDetails(databaseId);
}
