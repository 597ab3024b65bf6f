import type { TProperties, TSchema } from '@sinclair/typebox';
import type { RestRoute } from './RestRoute';

/** Lets the handler's input take its types from the schemas beside it. */
export function defineRoute<
  Params extends TProperties,
  Query extends TProperties,
  Body extends TSchema,
  Headers extends TProperties,
>(route: RestRoute<Params, Query, Body, Headers>): RestRoute {
  return route as unknown as RestRoute;
}
