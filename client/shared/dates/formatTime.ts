import { locale } from '../formats/locale';

/** "1:04 pm", in the reader's time zone or in the given one. */
export function formatTime(moment: Date, timeZone?: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const time = new Intl.DateTimeFormat(locale, timeZone === undefined ? options : { ...options, timeZone });
  return time.format(moment).replace(/\u202f/g, ' ');
}
