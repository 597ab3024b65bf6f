/** The site, its figures by day and its legal texts are in Queensland (docs/rules/dates-and-money.md#time-zones). */
export const siteTimeZone = 'Australia/Brisbane';
