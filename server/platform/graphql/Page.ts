/** One page of a list, as use cases return it. Counting is separate, because it may cost as much as the page. */
export interface Page<TEdge> {
  edges: TEdge[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount(): number | Promise<number>;
}
