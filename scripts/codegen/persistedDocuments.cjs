'use strict';
/**
 * The client's queries as texts under their SHA-256 hashes. The browser asks for a query by its hash, the server knows
 * the text from here; both take the hash from this one place, so they cannot disagree.
 */
const { createHash } = require('node:crypto');
const { Kind, OperationTypeNode, print, visit } = require('graphql');

/** As Apollo Client sends it: with the type of every object below the root, without its own directive `@unmask`. */
function asSent(operation) {
  return visit(operation, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet(node, _key, parent) {
      if (parent?.kind === Kind.OPERATION_DEFINITION) return undefined;
      if (node.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename')) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

function spreadsOf(node, fragments, found = new Map()) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(name.value)) return;
      found.set(name.value, fragment);
      spreadsOf(fragment, fragments, found);
    },
  });
  return found;
}

/** By the operation's name: hash and text. Mutations are always sent whole. */
function persistedDocuments(files) {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const queries = definitions.filter((one) => one.operation === OperationTypeNode.QUERY);
  return new Map(
    queries.map((query) => {
      const document = { kind: Kind.DOCUMENT, definitions: [query, ...spreadsOf(query, fragments).values()] };
      const text = print(asSent(document));
      return [query.name.value, { hash: createHash('sha256').update(text).digest('hex'), text }];
    }),
  );
}

function plugin(_schema, files) {
  const documents = [...persistedDocuments(files).values()].map(({ hash, text }) => [hash, text]);
  return JSON.stringify(Object.fromEntries(documents.sort()), null, 1);
}

// named in this form, or codegen does not see them
module.exports = { persistedDocuments, plugin };
