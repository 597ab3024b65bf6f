import { documentRoute } from '../documentRoute';
import { restRoutes } from '../restRoutes';
import { compileSchema, compileValidator } from './compileValidator';

type Part = 'params' | 'querystring' | 'body' | 'headers';

/** The schemas of a route's input: of a body one for each type that it takes. */
function schemasOf(route: (typeof restRoutes)[number], part: Part): object[] {
  const schema = documentRoute(route)[part] as { content?: Record<string, { schema: object }> } | undefined;
  if (schema === undefined) return [];
  return schema.content ? Object.values(schema.content).map((each) => each.schema) : [schema];
}

it.each(restRoutes.map((route) => [`${route.method} ${route.url}`, route] as const))(
  'compiles what %s takes',
  (_name, route) => {
    for (const part of ['params', 'querystring', 'body', 'headers'] as const) {
      for (const schema of schemasOf(route, part)) expect(compileSchema(schema, part)).toBeInstanceOf(Function);
    }
  },
);

it('refuses a wrong schema', () => {
  expect(() => compileSchema({ type: 'nonsense' }, 'body')).toThrow('schema is invalid');
});

it('gives what is wrong with each value', () => {
  const schema = { type: 'object', properties: { page: { type: 'integer' } } };
  const validate = compileValidator({ schema, httpPart: 'body', method: 'POST', url: '/' });
  expect(validate({ page: 1 })).toBe(true);
  expect(validate.errors).toBeNull();
  expect(validate({ page: 'one' })).toBe(false);
  expect(validate.errors).toMatchObject([{ instancePath: '/page' }]);
});
