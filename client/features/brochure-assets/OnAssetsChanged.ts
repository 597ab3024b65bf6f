/** Called after each change of an ad's files with the ad's new `version`. */
export type OnAssetsChanged = (version: number) => void;
