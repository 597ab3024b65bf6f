import type { PrivacyRequestKind, PrivacyRequestState } from '../../generated/types';
import { formatDate } from '../../shared/dates/formatDate';
import { isoDayIn } from '../../shared/dates/isoDayIn';

export const privacyKindNames: Readonly<Record<PrivacyRequestKind, string>> = {
  ACCESS: 'Access',
  CORRECTION: 'Correction',
  ERASURE: 'Erasure',
};

export const privacyStateNames: Readonly<Record<PrivacyRequestState, string>> = {
  OPEN: 'Open',
  DONE: 'Done',
  DECLINED: 'Declined',
};

/** The day of a moment of a request: days are those of Queensland (docs/rules/privacy-and-law.md#requests). */
export function dayOfRequest(isoMoment: string): string {
  return formatDate(isoDayIn('Australia/Brisbane', new Date(isoMoment)));
}
