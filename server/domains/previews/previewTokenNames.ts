export const previewTokenIssuer = 'local-offers';
/** Differs from the audience of access tokens, so that neither token passes for the other. */
export const previewTokenAudience = 'local-offers:preview';

export const previewDays = 30;
