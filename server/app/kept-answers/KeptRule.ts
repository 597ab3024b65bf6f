import type { FastifyRequest } from 'fastify';

/** How a route's answers to visitors are kept. */
export interface KeptRule {
  /** all that the answer depends on; null: it is not to be kept */
  keyOf: (request: FastifyRequest) => string | null;
  /** true: the handler says whether the answer is for everybody; otherwise it is unless the handler says no */
  onlyWhenTold?: boolean;
  /** request headers that the answer depends on, besides those that hold for all */
  vary?: string;
}
