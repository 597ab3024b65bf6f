import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildGraphqlSchema } from '../app/graphql/buildGraphqlSchema';
import { printGraphqlSchema } from '../app/graphql/printGraphqlSchema';

/**
 * Writes schema/schema.graphql; with `--check` only says whether it is fresh. Needs no database. Run from the
 * repository's root, as npm does.
 */
const file = path.resolve('schema', 'schema.graphql');
const emitted = printGraphqlSchema(buildGraphqlSchema());

if (!process.argv.includes('--check')) {
  writeFileSync(file, emitted);
  console.log('schema/schema.graphql is written.');
} else if (readFileSync(file, 'utf8') === emitted) {
  console.log('schema/schema.graphql is fresh.');
} else {
  console.error('schema/schema.graphql is stale: run `npm run schema`, look at the difference and commit it.');
  process.exitCode = 1;
}
