'use strict';
/**
 * GraphQL Code Generator plugin: one typed hook for each operation and fragment, for Apollo Client 4. Used beside
 * typed-document-node in the same module; the types come from `Types`. Reading hooks come from
 * `client/platform/apollo/hooks.ts`, which has another version for the server.
 */
const { Kind, OperationTypeNode } = require('graphql');

/** As `namingConvention` in codegen.yml: BrochureCard_brochure becomes BrochureCardBrochure. */
function pascalCase(name) {
  return name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function needsVariables(operation) {
  return (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  );
}

function fragmentHook(fragment) {
  const name = pascalCase(fragment.name.value);
  return {
    hooks: ['useFragment'],
    code: `export const use${name}Fragment = (from: FragmentType<Types.${name}Fragment>) =>
  useFragment({ fragment: ${name}FragmentDoc, fragmentName: '${fragment.name.value}', from });`,
  };
}

function queryHook(operation) {
  const name = pascalCase(operation.name.value);
  const types = `Types.${name}Query, Types.${name}QueryVariables`;
  const parameter = needsVariables(operation)
    ? `options: Query.Options<${types}> | SkipToken`
    : `options: Query.Options<${types}> | SkipToken = {}`;
  return {
    hooks: ['useQuery'],
    code: `export const use${name}Query = (${parameter}) => useQuery(${name}Document, options);`,
  };
}

function mutationHook(operation) {
  const name = pascalCase(operation.name.value);
  return {
    hooks: ['useMutation'],
    code: `export const use${name}Mutation = (
  options: useMutation.Options<Types.${name}Mutation, Types.${name}MutationVariables> = {},
) => useMutation(${name}Document, options);`,
  };
}

function hookOf(definition) {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return fragmentHook(definition);
  if (definition.operation === OperationTypeNode.MUTATION) return mutationHook(definition);
  if (definition.operation === OperationTypeNode.QUERY) return queryHook(definition);
  throw new Error(`${definition.name?.value ?? 'A document'}: ${definition.operation}s are not supported.`);
}

module.exports.plugin = (_schema, documents) => {
  const made = documents.flatMap((file) => file.document?.definitions ?? []).map(hookOf);
  const hooks = [...new Set(made.flatMap((one) => one.hooks))].sort();
  const ours = hooks.filter((hook) => hook !== 'useMutation');
  const prepend = [];
  if (hooks.includes('useMutation')) prepend.push("import { useMutation } from '@apollo/client/react';");
  if (ours.length > 0) prepend.push(`import { ${ours.join(', ')} } from '../platform/apollo/hooks';`);
  if (hooks.includes('useFragment')) prepend.push("import type { FragmentType } from '@apollo/client';");
  if (hooks.includes('useQuery'))
    prepend.push("import type { SkipToken, useQuery as Query } from '@apollo/client/react';");
  return { prepend, content: made.map((one) => one.code).join('\n\n') };
};
