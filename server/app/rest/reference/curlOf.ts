import type { NamedOperation } from './OpenApiDocument';

/** The body of an operation's example; undefined: it takes none. */
function exampleBody({ operation }: NamedOperation): unknown {
  const { schema, example, examples = {} } = operation.requestBody?.content?.['application/json'] ?? {};
  return (
    example ?? Object.values(examples)[0]?.value ?? (schema as { examples?: unknown[] } | undefined)?.examples?.[0]
  );
}

/** A call of the operation to copy into a terminal. Names in braces are to be replaced. */
export function curlOf(named: NamedOperation, publicUrl: string): string {
  const { method, path, operation } = named;
  const body = exampleBody(named);
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(publicUrl + path)}`,
    ...(operation.security?.length ? [`-H 'authorization: Bearer lok_…'`] : []),
    ...(body === undefined
      ? []
      : ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}
