export interface Example {
  name: string;
  query: string;
  /** JSON, as it goes into the editor; empty when there are none */
  variables: string;
}

const variablesLine = /^# variables: (.*)\n/m;

/** A file of schema/examples: its variables stand in a comment, so that it is a valid operation as it is. */
export function readExample(path: string, source: string): Example {
  const name = path.replace(/^.*\/|\.graphql$/g, '');
  const variables = variablesLine.exec(source)?.[1];
  return {
    name,
    query: source.replace(variablesLine, ''),
    variables: variables === undefined ? '' : JSON.stringify(JSON.parse(variables), null, 2),
  };
}
