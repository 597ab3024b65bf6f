import type { EnquiryKind, EnquiryState } from '../../../generated/types';

export const enquiryKindNames: Readonly<Record<EnquiryKind, string>> = {
  CLAIM: 'Claim',
  CORRECTION: 'Correction',
  PROBLEM: 'Problem',
  CONTACT: 'Message',
  ADVERTISE: 'Wants to advertise',
};

export const enquiryStateNames: Readonly<Record<EnquiryState, string>> = {
  OPEN: 'Open',
  DONE: 'Done',
  DECLINED: 'Declined',
};

export const enquiryStateTones = {
  OPEN: 'warning',
  DONE: 'success',
  DECLINED: 'default',
} as const satisfies Record<EnquiryState, string>;

/** The filters in the address; invalid values are ignored, because an old bookmark may hold them. */
export function readEnquiryState(text: string): EnquiryState | null {
  return text in enquiryStateNames ? (text as EnquiryState) : null;
}

export function readEnquiryKind(text: string): EnquiryKind | null {
  return text in enquiryKindNames ? (text as EnquiryKind) : null;
}
