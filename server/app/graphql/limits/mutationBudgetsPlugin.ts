import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { DomainError } from '../../../shared/errors/DomainError';
import type { RateLimitGroup } from '../../http/limits/RateLimitGroup';
import type { GraphqlContext } from '../GraphqlContext';
import { refuseRequest } from '../errors/refuseRequest';
import { rootFieldNames } from './rootFieldNames';

/** Mutations with a budget of their own, as on /rest. */
const ownBudgets = new Map<string, RateLimitGroup>([
  ['login', 'logins'],
  ['completeLogin', 'logins'],
  ['loginWithPasskey', 'logins'],
  ['startPasskeyCheck', 'logins'],
  // each asks a provider, or ends in a sign-in
  ['startProviderLogin', 'logins'],
  ['loginWithProvider', 'logins'],
  ['startConnection', 'logins'],
  ['connectAccount', 'logins'],
  ['proveIdentity', 'logins'],
  // each costs a password hash, allows a guess at a secret, or sends a mail to a chosen address
  ['changePassword', 'logins'],
  ['createApiKey', 'logins'],
  ['rotateApiKey', 'logins'],
  ['inviteColleague', 'logins'],
  ['registerVendor', 'logins'],
  ['inviteStaff', 'logins'],
  ['registerStaff', 'logins'],
  ['renewVendorInvitation', 'logins'],
  ['requestPasswordReset', 'logins'],
  ['resetPassword', 'logins'],
  ['sendMyCoupons', 'logins'],
  ['openMyCoupons', 'logins'],
  ['correctOwnData', 'logins'],
  ['confirmOwnAddress', 'logins'],
  ['eraseOwnData', 'logins'],
  ['purchaseCoupon', 'purchases'],
  ['cancelCoupon', 'purchases'],
  ['sendCouponAgain', 'purchases'],
  ['confirmCoupon', 'purchases'],
  ['setCouponReminder', 'purchases'],
  ['sendEnquiry', 'enquiries'],
]);

/**
 * Counts each mutation of a request against its own budget. All GraphQL has one URL, and one request may contain the
 * same mutation under many aliases. The request itself is already counted as a read.
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
