import { privacyKindNames, privacyStateNames } from '../../../features/own-data/privacyLabels';
import type { PrivacyChannel, PrivacyRequestKind, PrivacyRequestState } from '../../../generated/types';

export const privacyChannelNames: Readonly<Record<PrivacyChannel, string>> = {
  SITE: 'By the site',
  MAIL: 'By e-mail',
  LETTER: 'By letter',
  TELEPHONE: 'By telephone',
};

export const privacyStateTones = {
  OPEN: 'warning',
  DONE: 'success',
  DECLINED: 'default',
} as const satisfies Record<PrivacyRequestState, string>;

/** The filters in the address; invalid values are ignored, because an old bookmark may hold them. */
export function readPrivacyState(text: string): PrivacyRequestState | null {
  return text in privacyStateNames ? (text as PrivacyRequestState) : null;
}

export function readPrivacyKind(text: string): PrivacyRequestKind | null {
  return text in privacyKindNames ? (text as PrivacyRequestKind) : null;
}

export const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
