import type { AustralianState } from './AustralianState';
import { postcodeStates } from './postcodeStates';

const zonesOfStates: Record<AustralianState, string> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
};

/** Places whose time zone differs from their state's. */
const zonesOfPostcodes: ReadonlyMap<string | null, string> = new Map([
  ['2880', 'Australia/Broken_Hill'],
  ['2898', 'Australia/Lord_Howe'],
  ['2899', 'Pacific/Norfolk'],
  ['6443', 'Australia/Eucla'],
  ['6798', 'Indian/Christmas'],
  ['6799', 'Indian/Cocos'],
]);

/**
 * A vendor without a place has Queensland's zone, because its law governs (docs/rules/dates-and-money.md#time-zones).
 */
const fallback = zonesOfStates.QLD;

/**
 * Returns the IANA time zone of an ad's dates (docs/rules/dates-and-money.md#time-zones), by its state and postcode.
 */
export function getTimeZone(state: AustralianState | null, postcode: string | null): string {
  const exception = zonesOfPostcodes.get(postcode);
  const [onlyState, ...others] = postcode === null ? [] : postcodeStates(postcode);
  const known = state ?? (others.length === 0 ? onlyState : undefined);
  return exception ?? (known ? zonesOfStates[known] : fallback);
}
