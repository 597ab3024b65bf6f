import type { AustralianState } from './AustralianState';
import { postcodeStates } from './postcodeStates';

/** Returns why a postcode does not fit a state, as a sentence with the right values; undefined if it fits. */
export function postcodeProblem(postcode: string, state: AustralianState | null): string | undefined {
  const states = postcodeStates(postcode);
  if (states.length === 0)
    return `${shown(postcode)} is no Australian postcode: write four digits, for example 0800 or 4567.`;
  if (state === null || states.includes(state)) return undefined;
  return `Postcode ${postcode} is not in ${state}: it belongs to ${states.join(' or ')}.`;
}

function shown(text: string): string {
  return JSON.stringify(text.length > 20 ? `${text.slice(0, 20)}…` : text);
}
