/** Reordering and removal of an ad's files, by their dids. It is plain JSON, because a revision stores it. */
export interface AssetArrangement {
  /** only those that change, by did */
  sortOrders: Record<string, number>;
  removed: string[];
}
