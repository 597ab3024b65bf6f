/** Called after each change of an ad's files with the `version` that the ad has then. */
export type OnAssetsChanged = (version: number) => void;
