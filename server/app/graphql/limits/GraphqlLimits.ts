/** How much one request may ask for; each is refused by name, with the figure, before anything is resolved. */
export interface GraphqlLimits {
  maxDepth: number;
  maxAliases: number;
  maxDirectives: number;
  /** values in the largest answer that the request could have */
  maxCost: number;
}
