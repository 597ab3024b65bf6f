/**
 * The date of the terms of use and the privacy policy that are accepted now
 * (docs/rules/privacy-and-law.md#legal-pages).
 */
export const termsVersion = '2024-04-28';
