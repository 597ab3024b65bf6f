import type { BrochureEnquiry } from '../../../shared/paths';

interface EnquiryText {
  title: string;
  description: string;
  text: string;
  messageLabel: string;
  messageHint: string;
}

export const enquiryTexts: Readonly<Record<BrochureEnquiry, EnquiryText>> = {
  claim: {
    title: 'Is this your business?',
    description: 'Ask for a login to keep the ad of your business.',
    text: 'With a login you can change it and see how often it is looked at. We check who asks, then mail an invitation.',
    messageLabel: 'You and the business',
    messageHint: 'Your position there, and how we can check it: a telephone number or an address at its website.',
  },
  correction: {
    title: 'Suggest a correction',
    description: 'Tell us what is wrong or out of date in this ad.',
    text: 'We check what you write, and correct the ad.',
    messageLabel: 'What is wrong, and what is right?',
    messageHint: 'For example a telephone number, an address or opening hours.',
  },
  problem: {
    title: 'Report a problem',
    description: 'Report an ad that is misleading, offensive or unlawful.',
    text: 'Tell us if it is misleading, offensive or unlawful, or if something does not work.',
    messageLabel: 'What is the problem?',
    messageHint: 'What you expected, and what happened.',
  },
};

export function isBrochureEnquiry(kind: string): kind is BrochureEnquiry {
  return Object.hasOwn(enquiryTexts, kind);
}
