export const accessTokenIssuer = 'local-offers';
export const accessTokenAudience = 'local-offers';
