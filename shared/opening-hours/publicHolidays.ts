export type HolidayState = 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA';

const dayMs = 86_400_000;
const utc = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const weekdayOf = (time: number): number => new Date(time).getUTCDay();
const isWeekend = (time: number): boolean => [0, 6].includes(weekdayOf(time));
const [sunday, monday, tuesday] = [0, 1, 2];

/** The first such weekday on or after a day. */
function weekdayFrom(time: number, weekday: number): number {
  return time + ((weekday - weekdayOf(time) + 7) % 7) * dayMs;
}

/** The nth Monday of a month. */
const nthMonday = (year: number, month: number, nth: number): number =>
  weekdayFrom(utc(year, month, 1 + 7 * (nth - 1)), monday);

/** Easter Sunday of the Gregorian calendar, by the anonymous Gregorian algorithm. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const month = Math.floor((epact + toSunday - 7 * shift + 114) / 31);
  return utc(year, month, ((epact + toSunday - 7 * shift + 114) % 31) + 1);
}

/** 1 January, and the Monday after a weekend. */
function newYear(year: number): number[] {
  const day = utc(year, 1, 1);
  return isWeekend(day) ? [day, weekdayFrom(day, monday)] : [day];
}

function anzacDay(year: number, state: HolidayState | null): number[] {
  const day = utc(year, 4, 25);
  const movesSunday = state === 'QLD' || state === 'SA' || state === 'NT';
  const adds = state === 'WA' ? isWeekend(day) : movesSunday && weekdayOf(day) === sunday;
  return adds ? [day, weekdayFrom(day, monday)] : [day];
}

/** Both days of December; one on a weekend has a working day besides. */
function christmas(year: number): number[] {
  const [day, boxing] = [utc(year, 12, 25), utc(year, 12, 26)];
  if (weekdayOf(day) === sunday) return [day, boxing, boxing + dayMs];
  const further = [
    ...(isWeekend(day) ? [weekdayFrom(day, monday)] : []),
    ...(isWeekend(boxing) ? [weekdayFrom(boxing, isWeekend(day) ? tuesday : monday)] : []),
  ];
  return [day, boxing, ...further];
}

/** Days that a state adds by a rule of the calendar. Proclaimed days are not here. */
const daysOfStates: Readonly<Record<HolidayState, (year: number) => number[]>> = {
  ACT: (year) => [
    nthMonday(year, 3, 2), // Canberra Day
    weekdayFrom(utc(year, 5, 27), monday), // Reconciliation Day
    nthMonday(year, 6, 2), // King's Birthday
    nthMonday(year, 10, 1), // Labour Day
  ],
  NSW: (year) => [nthMonday(year, 6, 2), nthMonday(year, 10, 1)],
  NT: (year) => [nthMonday(year, 5, 1), nthMonday(year, 6, 2), nthMonday(year, 8, 1)],
  QLD: (year) => [nthMonday(year, 5, 1), nthMonday(year, 10, 1)],
  SA: (year) => [nthMonday(year, 3, 2), nthMonday(year, 6, 2), nthMonday(year, 10, 1)],
  TAS: (year) => [nthMonday(year, 3, 2), nthMonday(year, 6, 2)],
  // Labour Day, King's Birthday, Melbourne Cup
  VIC: (year) => [nthMonday(year, 3, 2), nthMonday(year, 6, 2), weekdayFrom(utc(year, 11, 1), tuesday)],
  // Labour Day, Western Australia Day
  WA: (year) => [nthMonday(year, 3, 1), nthMonday(year, 6, 1)],
};

function easter(year: number, state: HolidayState | null): number[] {
  const day = easterSunday(year);
  const saturday = state === null || state === 'TAS' || state === 'WA' ? [] : [day - dayMs];
  const ownSunday = state === null || state === 'TAS' ? [] : [day];
  return [day - 2 * dayMs, ...saturday, ...ownSunday, day + dayMs];
}

function computeHolidays(year: number, state: HolidayState | null): ReadonlySet<string> {
  const australiaDay = utc(year, 1, 26);
  const days = [
    ...newYear(year),
    isWeekend(australiaDay) ? weekdayFrom(australiaDay, monday) : australiaDay,
    ...easter(year, state),
    ...anzacDay(year, state),
    ...christmas(year),
    ...(state ? daysOfStates[state](year) : []),
  ];
  return new Set(days.map((time) => new Date(time).toISOString().slice(0, 10)));
}

const computed = new Map<string, ReadonlySet<string>>();

/**
 * Whether a day is a public holiday of the whole state (docs/rules/ads-and-types.md#public-holidays). Without a state,
 * the national days count. Days that a government proclaims year by year, and those of a part of a state or of a day,
 * are not known.
 *
 * @param day ISO date
 */
export function isPublicHoliday(day: string, state: HolidayState | null): boolean {
  const year = day.slice(0, 4);
  const key = `${year}${state ?? ''}`;
  const days = computed.get(key) ?? computeHolidays(Number(year), state);
  // years come from the clock, so few are kept
  computed.set(key, days);
  return days.has(day);
}
