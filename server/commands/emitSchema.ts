import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildGraphqlSchema } from '../app/graphql/buildGraphqlSchema';
import { printGraphqlSchema } from '../app/graphql/printGraphqlSchema';
import { brochureContracts } from '../domains/brochures/fields/brochureContracts';

/**
 * Writes the contracts in `schema/`; with `--check` only tells which of them are stale. Needs no database. Run from the
 * repository's root, as npm does.
 */
const contracts = { 'schema.graphql': printGraphqlSchema(buildGraphqlSchema()), ...brochureContracts() };
const fileOf = (name: string): string => path.resolve('schema', name);
const isFresh = ([name, text]: [string, string]): boolean => readFileSync(fileOf(name), 'utf8') === text;

if (!process.argv.includes('--check')) {
  for (const [name, text] of Object.entries(contracts)) {
    writeFileSync(fileOf(name), text);
    console.log(`schema/${name} is written.`);
  }
} else {
  for (const contract of Object.entries(contracts)) {
    if (isFresh(contract)) {
      console.log(`schema/${contract[0]} is fresh.`);
    } else {
      console.error(`schema/${contract[0]} is stale: run \`npm run schema\`, look at the difference and commit it.`);
      process.exitCode = 1;
    }
  }
}
