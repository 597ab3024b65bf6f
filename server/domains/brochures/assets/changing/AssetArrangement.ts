/** What becomes of the files that an ad has, by their dids. It is plain JSON, so that it can wait as a revision. */
export interface AssetArrangement {
  /** only those that change */
  sortOrders: Record<string, number>;
  removed: string[];
}
