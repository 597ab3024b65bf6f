/** Ads that are chosen one by one for a bulk job. More are chosen by a filter. */
export const mostChosenAds = 1000;
