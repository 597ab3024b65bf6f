import type { OpeningHours } from '../opening-hours/OpeningHours';
import { openingStateAt, type OpeningPlace } from '../opening-hours/openingState';
import { dayText, timeText, untilText, type OpeningSentence } from '../opening-hours/openingTexts';

/**
 * Says whether a coupon can be used at a moment, and until or from when: "Usable now, until 8 pm".
 *
 * @param lastDay ISO date, the last day of the coupon; null: none
 */
export function usableSentence(
  hours: OpeningHours,
  moment: Date,
  { lastDay, ...place }: OpeningPlace & { lastDay: string | null },
): OpeningSentence {
  const { isOpen, change } = openingStateAt(hours, moment, place);
  if (isOpen) return { isOpen, text: change === null ? 'Usable now' : `Usable now, until ${untilText(change)}` };
  if (change === null || (lastDay !== null && change.day > lastDay)) return { isOpen, text: 'Not usable now' };
  const day = change.daysAhead === 0 ? '' : `${dayText(change)} `;
  return { isOpen, text: `Usable from ${day}${timeText(change.minute)}` };
}
