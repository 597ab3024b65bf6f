import { useStore } from '../../platform/stores/useStore';
import { sessionStore, type SessionState } from './sessionStore';

export function useSession(): SessionState {
  return useStore(sessionStore);
}
