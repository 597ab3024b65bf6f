import type { HostileCaller, HostileWorld } from '../../../test/contracts/makeHostileWorld';

type Body = Record<string, unknown>;

export interface HostileRequest {
  /** value of the path parameter, as written in the URL */
  parameter?: string;
  query?: string;
  /** one place of the right body, and what stands there */
  change?: [path: string, value: unknown];
  headers?: Record<string, string>;
}

/** What is sent in the place of the right request, the status that it has to get, and the field that is named. */
export type HostileRow = [what: string, request: HostileRequest, status: number, field?: string];

export interface HostileRoute {
  as: HostileCaller;
  /** the address that is right, or holds another parameter */
  url: (world: HostileWorld, parameter?: string) => string;
  query?: string;
  body?: (world: HostileWorld) => Body;
  refused: HostileRow[];
}

/** By method and declared address. */
export type HostileRoutes = Readonly<Record<string, HostileRoute>>;
