import type { TObject, TSchema } from '@sinclair/typebox';
import type { FastifySchema } from 'fastify';
import type { RestResponseDescription, RestRoute } from '../../platform/rest/RestRoute';
import { permissions } from '../../shared/permissions';
import { operationIdOf } from './operationIdOf';
import { problemSchema } from './problems/problemSchema';
import { formSchema, formType } from './validation/formBodies';

/** What the framework checks the input against, and what the OpenAPI document says of the route. */
export function documentRoute(route: RestRoute): FastifySchema {
  const open = permissions[route.action] === 'anyone';
  return {
    operationId: operationIdOf(route),
    tags: [route.tag],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    security: open ? [] : [{ bearer: [] }],
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: describeQuery(route.query) } : {}),
    ...(route.body ? { body: describeBody(route, route.body) } : {}),
    ...(route.headers ? { headers: route.headers } : {}),
    response: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, answer]) => [status, describeResponse(answer)]),
      ),
      '4xx': problem('Refused; `code` and `errors` say why.'),
      '5xx': problem('Our fault. Quote `requestId` when you tell us.'),
    },
  };
}

function describeBody({ bodyExample, fileProperty }: RestRoute, body: TSchema): object {
  const schema = { ...closeObjects(body), examples: [bodyExample] };
  if (fileProperty === undefined) return schema;
  const form = closeObjects(formSchema(body as TObject, fileProperty));
  return { content: { 'application/json': { schema }, [formType]: { schema: form } } };
}

/** A parameter with a default always arrives, but nobody has to send it. */
function describeQuery(query: TObject): object {
  const required = query.required?.filter((name) => query.properties[name]?.['default'] === undefined);
  return { ...query, required };
}

function describeResponse({ description, schema, example, file }: RestResponseDescription): object {
  if (!schema && file === undefined) return { description, type: 'null' };
  const examples = example === undefined ? {} : { examples: { example: { value: example } } };
  const content = {
    ...(file === undefined ? {} : { [file]: { schema: { type: 'string', format: 'binary' } } }),
    ...(schema ? { 'application/json': { schema, ...examples } } : {}),
  };
  return { description, content };
}

function problem(description: string): object {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } };
}

/** A schema whose objects refuse unknown fields, so that a misspelt name is an error. */
function closeObjects(schema: TSchema): TSchema {
  const { properties, items } = schema as { properties?: Record<string, TSchema>; items?: TSchema };
  const closed = properties && Object.entries(properties).map(([name, property]) => [name, closeObjects(property)]);
  return {
    ...schema,
    ...(closed && { properties: Object.fromEntries(closed) as unknown, additionalProperties: false }),
    ...(items && { items: closeObjects(items) }),
  };
}
