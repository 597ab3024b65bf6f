export const previewTokenIssuer = 'local-offers';
/** Another one than that of access tokens: neither kind of token is taken for the other. */
export const previewTokenAudience = 'local-offers:preview';

export const previewDays = 30;
