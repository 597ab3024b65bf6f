/** Browsers send here what a content security policy has blocked (docs/security.md#reports). */
export const policyReportsUrl = '/policy-reports';
