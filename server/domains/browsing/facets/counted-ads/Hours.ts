import type { OpeningHours } from '../../../../../shared/opening-hours/OpeningHours';
import { isOpenAt, type OpeningPlace } from '../../../../../shared/opening-hours/openingState';

const minuteMs = 60_000;

/** Hours that many ads share. The answer for the last minute is kept, because each of them asks. */
export class Hours {
  private minute = NaN;
  private isOpen = false;

  /** `hours` null: never open */
  constructor(
    private readonly hours: OpeningHours | null,
    private readonly place: OpeningPlace,
  ) {}

  isOpenAt(moment: number): boolean {
    const minute = Math.floor(moment / minuteMs);
    if (minute !== this.minute) {
      this.isOpen = this.hours !== null && isOpenAt(this.hours, new Date(moment), this.place);
      this.minute = minute;
    }
    return this.isOpen;
  }
}
