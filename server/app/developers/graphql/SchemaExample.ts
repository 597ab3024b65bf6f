import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, type OperationTypeNode } from 'graphql';
import { readExample, type Example } from '../../../../shared/schema-examples/readExample';
import { projectFile } from '../../builds';

/** An operation of `schema/examples`. */
export interface SchemaExample extends Example {
  /** what the comment above it says */
  summary: string;
  operation: OperationTypeNode;
  /** the root fields that it selects */
  rootFields: readonly string[];
}

export function readSchemaExamples(): SchemaExample[] {
  const folder = projectFile('schema', 'examples');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => describeExample(readExample(file, readFileSync(path.join(folder, file), 'utf8'))))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const leadingComment = /^(?:#[^\n]*\n)+/;

function describeExample(example: Example): SchemaExample {
  const comment = leadingComment.exec(example.query)?.[0] ?? '';
  const definition = parse(example.query).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!definition) throw new Error(`schema/examples/${example.name}.graphql has no operation.`);
  return {
    ...example,
    query: example.query.slice(comment.length).trimEnd(),
    summary: comment.replace(/^# ?/gm, '').replaceAll('\n', ' ').trim(),
    operation: definition.operation,
    rootFields: definition.selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? each.name.value : [])),
  };
}
