/** Changes of files that an ad has, by their dids. It is plain JSON, because a revision stores it. */
export interface AssetArrangement {
  /** only those that change, by did */
  sortOrders: Record<string, number>;
  removed: string[];
  /** only those that change, by did; null: no text. Absent in changes of before texts could wait */
  altTexts?: Record<string, string | null>;
}
