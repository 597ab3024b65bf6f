import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit, type DefinitionNode } from 'graphql';

/** A query as the client sends it: its own text and the fragments that it is made of, from the client's sources. */
export function readOperation(name: string): string {
  const definitions = clientDefinitions();
  const needed = new Map<string, DefinitionNode>();
  const take = (wanted: string): void => {
    const definition = definitions.get(wanted);
    if (!definition) throw new Error(`The client has neither a query nor a fragment "${wanted}".`);
    if (needed.has(wanted)) return;
    needed.set(wanted, definition);
    visit(definition, { FragmentSpread: (spread) => take(spread.name.value) });
  };
  take(name);
  return [...needed.values()].map(print).join('\n\n');
}

function clientDefinitions(): Map<string, DefinitionNode> {
  const folder = path.resolve(process.cwd(), 'client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const definitions = files.flatMap((file) => [
    ...parse(readFileSync(path.join(folder, file), 'utf8'), { noLocation: true }).definitions,
  ]);
  return new Map(
    definitions.flatMap((definition) =>
      (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION) && definition.name
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  );
}
