/** The language and region of all texts (docs/rules/dates-and-money.md#language). */
export const locale = 'en-AU';

/** A locale that writes dates as ISO 8601 does: 2026-11-20. */
export const isoLocale = 'en-CA';
