import { locale } from '../formats/locale';

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** "1:04 pm", in the reader's time zone or in the given one. */
export function formatTime(moment: Date, timeZone?: string): string {
  return formatOf(timeZone)
    .format(moment)
    .replace(/\u202f/g, ' ');
}

/** Creating a format costs a hundred times its use, and tables show a moment in each row. */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(locale, timeZone === undefined ? options : { ...options, timeZone });
  formats.set(timeZone, format);
  return format;
}
