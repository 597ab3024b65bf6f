import { registerEnumType } from 'type-graphql';

export const EnquiryKind = {
  CLAIM: 'CLAIM',
  CORRECTION: 'CORRECTION',
  PROBLEM: 'PROBLEM',
  CONTACT: 'CONTACT',
  ADVERTISE: 'ADVERTISE',
} as const;

export type EnquiryKind = keyof typeof EnquiryKind;

registerEnumType(EnquiryKind, {
  name: 'EnquiryKind',
  description: 'What an enquiry is about.',
  valuesConfig: {
    CLAIM: { description: 'The ad is about the business of the sender, who asks for a login.' },
    CORRECTION: { description: 'Something in the ad is wrong or out of date.' },
    PROBLEM: { description: 'The ad is misleading, offensive or unlawful, or does not work.' },
    CONTACT: { description: 'Anything else about the site.' },
    ADVERTISE: { description: 'A business asks for an ad.' },
  },
});

/** True for kinds that are about one ad. */
export function isAboutBrochure(kind: EnquiryKind): boolean {
  return kind === 'CLAIM' || kind === 'CORRECTION' || kind === 'PROBLEM';
}
