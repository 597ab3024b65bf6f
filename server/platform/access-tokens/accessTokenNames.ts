export const accessTokenIssuer = 'local-offers';
export const accessTokenAudience = 'local-offers';
/** Of tokens that only read as somebody else: a server that does not know them refuses them. */
export const viewingAudience = 'local-offers-viewing';
