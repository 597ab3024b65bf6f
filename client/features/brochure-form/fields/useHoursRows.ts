import { useState } from 'react';
import { formatOpeningHours } from '../../../../shared/opening-hours/formatOpeningHours';
import type { OpeningHours } from '../../../../shared/opening-hours/OpeningHours';
import { dayNames } from '../../../../shared/opening-hours/openingTexts';
import type { ParsedOpeningHours } from '../../../../shared/opening-hours/parseOpeningHours';

const none: OpeningHours = { week: dayNames.map(() => []), holidays: null, dates: [] };

/** Rows of days that write the text of a field, and follow what is typed into it. */
export function useHoursRows(
  { value, change }: { value: string; change: (text: string) => void },
  parse: (text: string) => ParsedOpeningHours,
  format: (hours: OpeningHours) => string = formatOpeningHours,
) {
  // what the rows wrote last: times that overlap while somebody types cannot be read back
  const [written, setWritten] = useState<{ text: string; hours: OpeningHours } | null>(null);
  const isBlank = value.trim() === '';
  /** undefined while the text is blank or unreadable */
  const read = isBlank ? undefined : parse(value).hours;

  function write(hours: OpeningHours): void {
    const text = format(hours);
    setWritten({ text, hours });
    change(text);
  }

  /** undefined while the text is unreadable and not what the rows wrote */
  const inRows = written?.text === value ? written.hours : isBlank ? none : read;
  return { read, inRows, write };
}
