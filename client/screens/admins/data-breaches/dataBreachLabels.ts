import type { DataBreachState } from '../../../generated/types';

export const breachStateNames: Readonly<Record<DataBreachState, string>> = {
  ASSESSING: 'To assess',
  NOT_NOTIFIABLE: 'Nobody to tell',
  TO_NOTIFY: 'To notify',
  NOTIFIED: 'Notified',
};

export const breachStateTones = {
  ASSESSING: 'warning',
  NOT_NOTIFIABLE: 'default',
  TO_NOTIFY: 'error',
  NOTIFIED: 'success',
} as const satisfies Record<DataBreachState, string>;

/** The filter in the address; an invalid value is ignored, because an old bookmark may hold it. */
export function readBreachState(text: string): DataBreachState | null {
  return text in breachStateNames ? (text as DataBreachState) : null;
}
