'use strict';
/**
 * The client's queries as texts under their SHA-256 hashes. The browser sends the hash, and the server looks up the
 * text; both use this module, so they cannot disagree.
 */
const { createHash } = require('node:crypto');
const { Kind, OperationTypeNode, print, visit } = require('graphql');

/** As Apollo Client sends it: with `__typename` on every object below the root, without its own directive `@unmask`. */
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

/** By operation name: hash and text. Mutations have none, because they are always sent whole. */
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

// written in this form, or codegen does not recognise them
module.exports = { persistedDocuments, plugin };
