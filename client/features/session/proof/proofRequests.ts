import { createStore } from '../../../platform/stores/createStore';

interface Pending {
  answer: Promise<boolean>;
  settle: (isProven: boolean) => void;
}

const { set, ...store } = createStore<Pending | null>(null);

/** the open dialogs that can answer; without one a request is refused at once */
let dialogs = 0;

/** Requests of refused calls for a fresh proof. Calls that are refused while the dialog is open share its answer. */
export const proofRequests = {
  ...store,

  /** Resolves to true once the person has proved who they are; false if they do not want to. */
  ask: (): Promise<boolean> => {
    const pending = store.get();
    if (pending !== null) return pending.answer;
    if (dialogs === 0) return Promise.resolve(false);
    let settle: Pending['settle'] = () => undefined;
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    set({ answer, settle });
    return answer;
  },

  settle: (isProven: boolean): void => {
    store.get()?.settle(isProven);
    set(null);
  },

  /** Says that a dialog is there to answer, until the returned function is called. */
  serve: (): (() => void) => {
    dialogs += 1;
    return () => {
      dialogs -= 1;
      if (dialogs === 0) proofRequests.settle(false);
    };
  },
};
