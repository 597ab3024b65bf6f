import type { BrochureType } from '../../generated/types';
import { paths } from '../../shared/paths';
import { typePages } from '../../generated/brochureTypes';

/** Path of an ad's page. Brochure ads have a separate page (docs/rules/screens.md#public-screens). */
export function brochurePath({ type, databaseId }: { type: BrochureType; databaseId: number }): string {
  return typePages[type] === 'brochure' ? paths.brochureAdDetails(databaseId) : paths.brochureDetails(databaseId);
}
