interface NamedAsset {
  did: string;
  /** where the caller has named it, for refusals */
  field: string;
}

/** Files of an ad as a caller names them. A list that is undefined was not sent. */
export interface NamedAssets {
  kept: (NamedAsset & { sortOrder: number | null })[] | undefined;
  removed: NamedAsset[] | undefined;
}
