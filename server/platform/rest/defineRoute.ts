import type { TProperties, TSchema } from '@sinclair/typebox';
import type { RestRoute } from './RestRoute';

/** Infers the types of the handler's input from its schemas. */
export function defineRoute<
  Params extends TProperties,
  Query extends TProperties,
  Body extends TSchema,
  Headers extends TProperties,
>(route: RestRoute<Params, Query, Body, Headers>): RestRoute {
  return route as unknown as RestRoute;
}
