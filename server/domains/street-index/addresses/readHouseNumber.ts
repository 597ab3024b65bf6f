export interface HouseNumber {
  number: number;
  /** letter after it, in upper case; empty without one */
  suffix: string;
}

/** Reads "12", "12a", "12-14" (its first number), "3/12" (of a unit: the house's); null if it is none, or 0. */
export function readHouseNumber(text: string): HouseNumber | null {
  const [, digits, letter = ''] =
    /^(?:[a-z]?\d{1,5}[a-z]?\s?\/\s?)?(\d{1,5})\s?([a-z])?(?:\s?[-–]\s?\d{1,5}[a-z]?)?$/i.exec(text.trim()) ?? [];
  const number = Number(digits);
  return number >= 1 ? { number, suffix: letter.toUpperCase() } : null;
}
