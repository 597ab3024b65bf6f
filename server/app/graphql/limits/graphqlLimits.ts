import type { Config } from '../../../platform/config/Config';
import type { GraphqlLimits } from './checkOperation';

const maxDirectives = 50;

export function graphqlLimits({ graphql: { maxDepth, maxAliases, maxCost } }: Pick<Config, 'graphql'>): GraphqlLimits {
  return { maxDepth, maxAliases, maxDirectives, maxCost };
}
