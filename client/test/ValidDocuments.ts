import { validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Remembers which documents a schema accepts. Each visit of a test sends equal ones, and validating takes long. */
export class ValidDocuments {
  // by text: each client makes documents of its own
  readonly #accepted = new Set<string>();

  constructor(private readonly schema: GraphQLSchema) {}

  includes(document: DocumentNode): boolean {
    const text = JSON.stringify(document);
    if (this.#accepted.has(text)) return true;
    if (validate(this.schema, document).length > 0) return false;
    this.#accepted.add(text);
    return true;
  }
}
