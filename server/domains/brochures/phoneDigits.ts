/**
 * SQL for the significant digits of an ad's telephone number: without spaces and brackets, the leading 0 and +61. An
 * index has the same text.
 */
export const phoneDigits = (column: string): string =>
  `regexp_replace(regexp_replace(${column}, '[^0-9]', '', 'g'), '^(0061|61)?0?', '')`;
