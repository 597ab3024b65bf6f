import { accountPermissions } from './permissions/accountPermissions';
import { brochurePermissions } from './permissions/brochurePermissions';
import { sitePermissions } from './permissions/sitePermissions';

/**
 * All permissions in one table, written in three parts; `authorize.ts` checks them. Each GraphQL root field and REST
 * route must name an action of this table. A use case for one vendor's property checks again with the owner. Actions
 * that are not in this table do not exist (docs/rules/accounts-and-permissions.md#roles).
 *
 * Five lists narrow them: by the role of a vendor's login (`vendorRoles.ts`) and of an administrator's
 * (`staffRoles.ts`), after a fresh proof only (`actionsNeedingProof.ts`), without a second factor yet
 * (`actionsWithoutFactor.ts`), and while an administrator sees the site as a vendor (`actionsWhileViewing.ts`).
 */
export const permissions = { ...accountPermissions, ...brochurePermissions, ...sitePermissions };

export type Action = keyof typeof permissions;
