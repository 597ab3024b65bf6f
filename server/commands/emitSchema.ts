import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildGraphqlSchema } from '../app/graphql/buildGraphqlSchema';
import { printGraphqlSchema } from '../app/graphql/printGraphqlSchema';
import { brochureContracts } from '../domains/brochures/fields/brochureContracts';
import { personalData } from '../domains/retention/personalData';
import { brand } from '../shared/brand/brand';
import { rightsOfStaff } from '../shared/rightsOfStaff';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes the contracts in `schema/` and the docs generated with them. With `--check` it only names the stale ones.
 * Needs no database. Run it from the repository's root, as npm does.
 */
const contracts = {
  'schema/schema.graphql': printGraphqlSchema(buildGraphqlSchema()),
  ...brochureContracts(),
  'schema/personalData.json': json(personalData.map(({ what, stays }) => ({ what, stays }))),
  'schema/brand.json': json(brand),
  'schema/staffRights.json': json(rightsOfStaff()),
};
const isFresh = ([name, text]: [string, string]): boolean => readFileSync(path.resolve(name), 'utf8') === text;

if (!process.argv.includes('--check')) {
  for (const [name, text] of Object.entries(contracts)) {
    writeFileSync(path.resolve(name), text);
    console.log(`${name} is written.`);
  }
} else {
  for (const contract of Object.entries(contracts)) {
    if (isFresh(contract)) {
      console.log(`${contract[0]} is fresh.`);
    } else {
      console.error(`${contract[0]} is stale: run \`npm run schema\`, look at the difference and commit it.`);
      process.exitCode = 1;
    }
  }
}
