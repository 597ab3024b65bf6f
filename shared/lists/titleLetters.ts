/** all digits, as one choice among the letters */
export const digits = '0-9';

/** The letters that names begin with, as `filter.letter` of the API takes them: A to Z, and "0-9" for all digits. */
export const titleLetters: readonly string[] = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), digits];
