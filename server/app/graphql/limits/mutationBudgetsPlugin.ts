import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { DomainError } from '../../../shared/errors/DomainError';
import type { RateLimitGroup } from '../../http/limits/RateLimitGroup';
import type { GraphqlContext } from '../GraphqlContext';
import { refuseRequest } from '../errors/refuseRequest';
import { rootFieldNames } from './rootFieldNames';

/** Mutations that are counted apart from all others, as they are on /rest. */
const ownBudgets = new Map<string, RateLimitGroup>([
  ['login', 'logins'],
  // each costs a hash of a password, a guess at a secret, or a mail to whoever is named
  ['changePassword', 'logins'],
  ['inviteColleague', 'logins'],
  ['registerVendor', 'logins'],
  ['renewVendorInvitation', 'logins'],
  ['requestPasswordReset', 'logins'],
  ['resetPassword', 'logins'],
  ['purchaseCoupon', 'purchases'],
]);

/**
 * One address answers all GraphQL, and one request may hold the same mutation under many aliases: so each of them is
 * taken from the budget of what it does. The request itself has been counted as one of reading.
 */
export function mutationBudgetsPlugin(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ document, operation, contextValue }) {
          if (operation?.operation !== OperationTypeNode.MUTATION) return;
          for (const name of rootFieldNames(document, operation)) {
            await contextValue.spendBudget(ownBudgets.get(name) ?? 'writes').catch(refuse);
          }
        },
      }),
  };
}

function refuse(error: unknown): never {
  throw error instanceof DomainError ? refuseRequest(error) : error;
}
