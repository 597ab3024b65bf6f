'use strict';
/**
 * GraphQL Code Generator preset: `BrochureCard.graphql` becomes `generated/BrochureCard.ts`. Fragments of other
 * files are inlined into the document; all types come from `types.ts`.
 */
const path = require('node:path');
const { Kind, visit } = require('graphql');
const hooks = require('./apolloHooks.cjs');
const { persistedDocuments } = require('./persistedDocuments.cjs');

function fragmentsOf(documents) {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? []);
  return definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

/** The fragments of other files that this file uses, directly or through other fragments. */
function externalFragments(file, all) {
  const others = new Map(fragmentsOf(all.filter((other) => other !== file)).map((node) => [node.name.value, node]));
  const used = new Set();
  const collect = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = others.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  collect(file.document);
  return [...used].map((node) => ({
    node,
    name: node.name.value,
    onType: node.typeCondition.name.value,
    isExternal: true,
  }));
}

function moduleName(file, seen) {
  const name = path.basename(file.location, '.graphql');
  const earlier = seen.get(name);
  if (earlier) throw new Error(`${file.location} and ${earlier} bear the same name; rename one of them.`);
  seen.set(name, file.location);
  return name;
}

module.exports.preset = {
  buildGeneratesSection(options) {
    const seen = new Map();
    const persisted = persistedDocuments(options.documents);
    return options.documents.map((file) => ({
      ...options,
      filename: path.join(options.baseOutputDir, `${moduleName(file, seen)}.ts`),
      documents: [file],
      skipDocumentsValidation: true, // types.ts needs the validation of all documents together
      plugins: [
        { add: { content: "/* eslint-disable */\nimport type * as Types from './types';" } },
        { 'typed-document-node': {} },
        { apolloHooks: {} },
      ],
      pluginMap: {
        ...options.pluginMap,
        add: require('@graphql-codegen/add'),
        'typed-document-node': require('@graphql-codegen/typed-document-node'),
        apolloHooks: hooks,
      },
      config: {
        ...options.config,
        importOperationTypesFrom: 'Types',
        includeExternalFragments: true,
        // queries carry their hash; Apollo Client preserves it through its document transforms
        unstable_onExecutableDocumentNode: ({ definitions: [operation] }) => {
          const hash = persisted.get(operation.name.value)?.hash;
          return hash && { hash };
        },
        externalFragments: externalFragments(file, options.documents),
      },
    }));
  },
};
