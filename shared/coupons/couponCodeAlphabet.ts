/**
 * Crockford's base 32: digits and capital letters without I, L, O and U, which are misread or make words. A character's
 * index is its value.
 */
export const couponCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
