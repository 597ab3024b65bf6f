const js = require('@eslint/js');
const graphql = require('@graphql-eslint/eslint-plugin');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const globals = require('globals');
const tseslint = require('typescript-eslint');

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'e2e/**'];

module.exports = tseslint.config(
  {
    ignores: [
      'dist/**',
      'client/generated/**',
      'packages/client/generated/**',
      'packages/client/dist/**',
      'node_modules/**',
      '.data/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{js,cjs,mjs}'], extends: [js.configs.recommended], languageOptions: { globals: globals.node } },
  {
    files: typescript,
    extends: [js.configs.recommended, ...tseslint.configs.strictTypeChecked],
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: __dirname },
    },
    rules: {
      // numbers and booleans read well inside a template; objects do not
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // TypeGraphQL's resolvers and class-validator's inputs are classes by design
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['client/**/*.{ts,tsx}', 'server/**/*.ts', 'shared/**/*.ts'],
    ignores: [...tests, '**/locale.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/\\ben[-_](?:AU|CA)\\b/]', 'TemplateElement[value.raw=/\\ben[-_](?:AU|CA)\\b/]'].map(
          (selector) => ({
            selector,
            message: 'Take the locale of shared/locale (client: shared/formats/locale).',
          }),
        ),
      ],
    },
  },
  {
    files: ['client/**/*.tsx', 'client/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // they stand in one module with forms and fetchers, which every visitor would load with them
      'no-restricted-imports': [
        'error',
        { name: 'react-router', importNames: ['Link', 'NavLink'], message: 'Take those of client/ui.' },
        { name: 'react-router', importNames: ['useSearchParams'], message: 'Take useAddressQuery and useNavigate.' },
      ],
    },
  },
  {
    files: ['server/**'],
    ignores: [...tests, 'server/test/**', 'server/platform/database/DatabaseClient.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'pg',
          importNames: ['Client'],
          message: 'Take DatabaseClient, whose errors do not end the process.',
          allowTypeImports: true,
        },
      ],
    },
  },
  {
    // this rule never comes to an end on graphql's types, which hold one another
    files: ['client/explorer/**', 'server/app/graphql/**', 'server/app/developers/**', 'server/app/dumps/**'],
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['server/commands/**', 'scripts/**', 'e2e/support/**', 'client/features/coupons/**/*Pdf*.ts*'],
    rules: { 'no-console': 'off' },
  },
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
);
