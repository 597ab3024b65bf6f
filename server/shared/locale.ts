/** The language and region of all texts, and the money of all prices (docs/rules/dates-and-money.md#language). */
export const locale = 'en-AU';
export const currency = 'AUD';

/** A locale that writes dates as ISO 8601 does: 2026-11-20. */
export const isoLocale = 'en-CA';
