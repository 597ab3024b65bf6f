const graphql = require('@graphql-eslint/eslint-plugin');

// ESLint reads the GraphQL documents only; oxlint reads the code (.oxlintrc.jsonc)
module.exports = [
  {
    ignores: ['**/*.{js,cjs,mjs}', 'dist/**', 'node_modules/**', '.data/**'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['client/**/*.graphql', 'schema/examples/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        // two programs: an example may bear the name of an operation of the site
        graphQLConfig: {
          projects: {
            site: { schema: 'schema/schema.graphql', documents: 'client/**/*.graphql' },
            examples: { schema: 'schema/schema.graphql', documents: 'schema/examples/**/*.graphql' },
          },
        },
      },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/naming-convention': [
        'error',
        {
          OperationDefinition: { style: 'PascalCase', forbiddenSuffixes: ['Query', 'Mutation'] },
          VariableDefinition: 'camelCase',
        },
      ],
      // a fragment belongs to the component that reads it, and one query may well spread ten of them
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 8 }],
      '@graphql-eslint/require-selections': 'off',
      // cannot be told of `@unmask` on fragment spreads; codegen checks directives as well
      '@graphql-eslint/known-directives': 'off',
    },
  },
];
