/** The date of the current terms of use and privacy policy (docs/rules/privacy-and-law.md#legal-pages). */
export const termsVersion = '2024-04-28';
