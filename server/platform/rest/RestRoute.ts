import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';
import type { Action } from '../../shared/permissions';
import type { RequestContext } from '../context/RequestContext';

export interface RestAnswer {
  status: number;
  /** becomes JSON; absent for answers without a body */
  body?: unknown;
}

export interface RestAnswerDescription {
  description: string;
  schema?: TSchema;
  example?: unknown;
}

interface RestInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** names of the query parameters that the caller gave, without those that took their default */
  given: readonly string[];
}

/**
 * One documented path: what it takes, who may call it, what it answers. From this one definition come the routing,
 * the check of the input, the permission, the limit and the OpenAPI document.
 */
export interface RestRoute<
  Params extends TProperties = TProperties,
  Query extends TProperties = TProperties,
  Body extends TSchema = TSchema,
> {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  action: Action;
  tag: string;
  summary: string;
  description?: string;
  params?: TObject<Params>;
  query?: TObject<Query>;
  body?: Body;
  answers: Readonly<Record<number, RestAnswerDescription>>;
  /** counted strictly; everything else counts as reading or writing, by its method */
  rateLimit?: 'logins';
  handle(
    context: RequestContext,
    input: RestInput<Static<TObject<Params>>, Static<TObject<Query>>, Static<Body>>,
  ): Promise<RestAnswer>;
}
