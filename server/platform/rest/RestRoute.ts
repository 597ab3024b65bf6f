import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';
import type { Action } from '../../shared/permissions';
import type { RequestContext } from '../context/RequestContext';

export interface RestResponse {
  status: number;
  /** becomes JSON; absent for responses without a body */
  body?: unknown;
  /** a file for download, instead of a body */
  file?: RestFile;
  /** of what was created: its path on this site or its whole address, for the header Location */
  location?: string;
}

interface RestFile {
  bytes: Buffer;
  contentType: string;
  name: string;
}

export interface RestResponseDescription {
  description: string;
  schema?: TSchema;
  example?: unknown;
  /** content type of a file that may come instead of JSON */
  file?: string;
}

interface RestInput<Params, Query, Body, Headers> {
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
  /** names of the query parameters that the caller sent, without defaults */
  given: readonly string[];
}

/**
 * One documented path: its input, permission and response. This definition provides the routing, validation, permission
 * check, rate limit and OpenAPI document.
 */
export interface RestRoute<
  Params extends TProperties = TProperties,
  Query extends TProperties = TProperties,
  Body extends TSchema = TSchema,
  Headers extends TProperties = TProperties,
> {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  action: Action;
  /** names of the action's row in server/shared/owners.ts, each with what this route calls it, where they differ */
  ownerAt?: Readonly<Record<string, string>>;
  tag: string;
  summary: string;
  description?: string;
  params?: TObject<Params>;
  query?: TObject<Query>;
  body?: Body;
  /** for the OpenAPI document; every body has one */
  bodyExample?: NoInfer<Static<Body>>;
  /** the body may be a form, too (multipart/form-data): its part `file` stands for this property, which is base64 */
  fileProperty?: string;
  headers?: TObject<Headers>;
  responses: Readonly<Record<number, RestResponseDescription>>;
  /** maximum size of the body in bytes; default 1 MB */
  bodyLimit?: number;
  /** rate limit group; default: reads or writes, by the method */
  rateLimit?: 'writes' | 'logins' | 'purchases';
  /**
   * If present, the response cache stores public responses. They depend only on the query and on tables whose changes
   * are announced. `unlessGiven`: parameters that make a response private.
   */
  cached?: { unlessGiven: readonly string[] };
  /** pages of any site may read it, as all that is cached */
  isForAnyPage?: true;
  handle(
    context: RequestContext,
    input: RestInput<Static<TObject<Params>>, Static<TObject<Query>>, Static<Body>, Static<TObject<Headers>>>,
  ): Promise<RestResponse>;
}
