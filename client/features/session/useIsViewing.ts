import { useStore } from '../../platform/stores/useStore';
import { sessionStore } from './sessionStore';

/** True while this tab shows the site as a vendor sees it (docs/rules/accounts-and-permissions.md#see-as-a-vendor). */
export function useIsViewing(): boolean {
  return useStore(sessionStore, ({ session }) => session !== null && sessionStore.isViewing());
}
