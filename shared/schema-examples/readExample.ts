export interface Example {
  name: string;
  query: string;
  /** JSON, as the editor shows it; empty if there are none */
  variables: string;
}

const variablesLine = /^# variables: (.*)\n/m;

/** Parses a file of schema/examples. Its variables are in a comment, so that the file is a valid operation. */
export function readExample(path: string, source: string): Example {
  const name = path.replace(/^.*\/|\.graphql$/g, '');
  const variables = variablesLine.exec(source)?.[1];
  return {
    name,
    query: source.replace(variablesLine, ''),
    variables: variables === undefined ? '' : JSON.stringify(JSON.parse(variables), null, 2),
  };
}
