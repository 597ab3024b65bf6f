import type { OpeningPlace } from '../../../shared/opening-hours/openingState';
import { openingSentence, type OpeningSentence } from '../../../shared/opening-hours/openingTexts';
import { parseOpeningHours } from '../../../shared/opening-hours/parseOpeningHours';

/** Says whether it is open at a moment; null for a text that is no opening hours. */
export function describeOpening(text: string, moment: Date, place: OpeningPlace): OpeningSentence | null {
  const { hours } = parseOpeningHours(text);
  return hours ? openingSentence(hours, moment, place) : null;
}
