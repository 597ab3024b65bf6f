import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '../../shared/errors/DomainError';
import { makeConfig } from '../../test/makeConfig';

const root = path.resolve(__dirname, '../../..');
const guide = readFileSync(path.join(root, 'docs/graphql-guide.md'), 'utf8');

describe('the guide for integrators', () => {
  it('names every error code', () => {
    expect(errorCodes.filter((code) => !guide.includes(code))).toEqual([]);
  });

  it('states the default limits', () => {
    const { maxTokens, maxDepth, maxAliases, maxCost } = makeConfig().graphql;
    const limits = { MAX_TOKENS: maxTokens, MAX_DEPTH: maxDepth, MAX_ALIASES: maxAliases, MAX_COST: maxCost };
    for (const [name, value] of Object.entries(limits)) {
      const row = guide.split('\n').find((line) => line.includes(`GRAPHQL_${name}`));
      expect(row).toContain(` ${value.toLocaleString('en-AU')} `);
    }
  });

  it('links to existing files, and to every example', () => {
    const links = [...guide.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);
    expect(links.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const examples = globSync('schema/examples/**/*.graphql', { cwd: root });
    expect(examples.filter((file) => !links.includes(file))).toEqual([]);
  });
});
