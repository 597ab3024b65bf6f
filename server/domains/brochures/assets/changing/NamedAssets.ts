interface NamedAsset {
  did: string;
  /** path in the caller's input, for error messages */
  field: string;
}

/** The files of an ad that a caller lists. An undefined list was not sent. */
export interface NamedAssets {
  kept: (NamedAsset & { sortOrder: number | null })[] | undefined;
  removed: NamedAsset[] | undefined;
}
