export const siteName = 'Local Offers';
