import { couponHoursProblem } from '../../../../../shared/coupon-hours/parseCouponHours';
import { openingHoursProblem } from '../../../../../shared/opening-hours/openingHoursProblem';
import { normalizeCouponHours } from '../../../../shared/text/normalizeCouponHours';
import { normalizeOpeningHours } from '../../../../shared/text/normalizeOpeningHours';
import { isEmailAddress } from '../../../../shared/emails/isEmailAddress';
import { AustralianState, stateNames } from '../../../../shared/australia/AustralianState';
import { formatDollars } from '../../../../shared/money/formatDollars';
import { isIsoDate } from '../../../../shared/dates/isIsoDate';
import { parseAustralianDate } from '../../../../shared/dates/parseAustralianDate';
import { normalizePhone } from '../../../../shared/phones/normalizePhone';
import { normalizeUrl } from '../../../../shared/urls/normalizeUrl';
import { cleanMarkup } from '../../../../shared/text/cleanMarkup';
import { cleanText } from '../../../../shared/text/cleanText';
import { plainText } from '../../../../shared/text/plainText';
import { PositionSource } from '../../../brochures/PositionSource';

type Reading<T> = { value: T } | { code: string; message: string };

/** Reads a non-empty cell. */
export type CellReader<T> = (text: string) => Reading<T>;

const refuse = (code: string, message: string): { code: string; message: string } => ({ code, message });

/** One line of text. Files are often padded, so inner white space becomes one blank. */
export function text(shortest: number, longest: number): CellReader<string> {
  return (cell) => withLength(oneLine(cell), shortest, longest);
}

/** Several lines of text, kept as lines, without markup. */
export function paragraphs(longest: number): CellReader<string> {
  return (cell) => withLength(plainLines(cell), 1, longest);
}

/** Several lines that may show markup. Decoded entities are sanitised as on the forms. */
export function description(longest: number): CellReader<string> {
  return (cell) => withLength(cleanMarkup(plainLines(cell)), 1, longest);
}

/** Several lines of text as a form takes them. */
export function writtenText(longest: number): CellReader<string> {
  return (cell) => withLength(cleanText(cell), 1, longest);
}

/** Markup as a form takes it. */
export function markup(longest: number): CellReader<string> {
  return (cell) => withLength(cleanMarkup(cell), 1, longest);
}

function plainLines(cell: string): string {
  return cell
    .split(/\r\n?|\n/)
    .map((line) => plainText(line.replace(/\p{Cc}/gu, ' ')))
    .join('\n')
    .trim();
}

function withLength(cell: string, shortest: number, longest: number): Reading<string> {
  const { length } = Array.from(cell); // PostgreSQL counts code points too
  if (length >= shortest && length <= longest) return { value: cell };
  const tooLong = length > longest ? `shorten it to ${longest}` : `write at least ${shortest}`;
  return refuse('length', `This has ${length === 1 ? '1 character' : `${length} characters`}: ${tooLong}.`);
}

function oneLine(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

export function number(least: number, greatest: number): CellReader<number> {
  return (cell) => {
    const value = Number(cell);
    if (/^[+-]?\d+(\.\d+)?$/.test(cell) && value >= least && value <= greatest) return { value };
    return refuse('number', `"${shorten(cell)}" is not a number from ${least} to ${greatest}.`);
  };
}

export function wholeNumber(least: number, greatest: number): CellReader<number> {
  return (cell) => {
    const value = Number(cell);
    if (/^\d{1,9}$/.test(cell) && value >= least && value <= greatest) return { value };
    return refuse('number', `"${shorten(cell)}" is not a whole number from ${least} to ${greatest}.`);
  };
}

/** A whole number, or a word that stands for one. */
export function wholeNumberOr(words: Record<string, number>, least: number, greatest: number): CellReader<number> {
  const read = wholeNumber(least, greatest);
  return (cell) => {
    const value = words[cell.toLowerCase()];
    return value === undefined ? read(cell) : { value };
  };
}

/** Dollars with up to two decimals, with or without the sign; returns integer cents. The limits are cents. */
export function dollars(least: number, greatest: number): CellReader<number> {
  return (cell) => {
    const [, whole, decimals = ''] = /^\$?(\d+)(?:\.(\d{1,2}))?$/.exec(cell.replaceAll(',', '')) ?? [];
    if (whole === undefined) return refuse('price', `"${shorten(cell)}" is not an amount in dollars such as 19.50.`);
    const value = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
    if (value >= least && value <= greatest) return { value };
    const limits = `${formatDollars(least)} to ${formatDollars(greatest)}`;
    return refuse('price', `"${shorten(cell)}" is not an amount from ${limits}.`);
  };
}

/** 20/11/2026, also without zeros, because spreadsheets save 01/02/2026 as 1/02/2026 or 1/2/2026; or ISO. */
export const day: CellReader<string> = (cell) => {
  const iso = isIsoDate(cell) ? cell : parseAustralianDate(cell.replace(/\b\d(?=\/)/g, '0$&'));
  if (iso !== undefined) return { value: iso };
  return refuse('date', `"${shorten(cell)}" is not a date such as 20/11/2026.`);
};

const statesByName = new Map<string, AustralianState>(
  Object.values(AustralianState).flatMap((code) => [
    [code, code],
    [stateNames[code].toUpperCase(), code],
  ]),
);

/** A code or a full name, in any case. */
export const australianState: CellReader<AustralianState> = (cell) => {
  const value = statesByName.get(oneLine(cell).toUpperCase());
  if (value !== undefined) return { value };
  return refuse('state', `"${shorten(cell)}" is not a state: write ${Object.keys(AustralianState).join(', ')}.`);
};

export const positionSource: CellReader<PositionSource> = (cell) => {
  const code = cell.toUpperCase();
  if (code in PositionSource) return { value: code as PositionSource };
  return refuse('precision', `"${shorten(cell)}" is not a precision: write exact, street or suburb.`);
};

export const email: CellReader<string> = (cell) =>
  isEmailAddress(cell)
    ? { value: cell }
    : refuse('email', `"${shorten(cell)}" is not an e-mail address such as name@example.com.au.`);

export const list: CellReader<string[]> = (cell) => ({
  value: cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
});

/** Returns a refused cell for a terminal: control and bidirectional characters become �. */
export function shorten(cell: string): string {
  const visible = cell.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return visible.length > 40 ? `${visible.slice(0, 40)}…` : visible;
}

export function url(longest: number): CellReader<string> {
  return (cell) => {
    const value = normalizeUrl(cell);
    if (value !== undefined) return { value };
    if (cell.length > longest) return withLength(cell, 1, longest);
    return refuse('url', `"${shorten(cell)}" is not a web address such as www.example.com.au, with http or https.`);
  };
}

/** Returns the number in national form: numbers such as 13 12 13 cannot be dialled from abroad. */
export const phone: CellReader<string> = (cell) => {
  const value = normalizePhone(cell)?.national;
  if (value !== undefined) return { value };
  return refuse(
    'phone',
    `"${shorten(cell)}" is not a telephone number that works in Australia, such as (07) 7010 1234.`,
  );
};

/** Returns opening hours in their stored form. */
export const openingHours: CellReader<string> = (cell) => {
  const problem = openingHoursProblem(cell);
  return problem === undefined ? { value: normalizeOpeningHours(cell) ?? '' } : refuse('openingHours', problem);
};

/** Returns the times of a coupon in their stored form. */
export const couponHours: CellReader<string> = (cell) => {
  const problem = couponHoursProblem(cell);
  return problem === undefined ? { value: normalizeCouponHours(cell) ?? '' } : refuse('couponHours', problem);
};
