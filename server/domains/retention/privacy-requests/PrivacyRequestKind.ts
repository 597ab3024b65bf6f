import { registerEnumType } from 'type-graphql';

export const PrivacyRequestKind = { ACCESS: 'ACCESS', CORRECTION: 'CORRECTION', ERASURE: 'ERASURE' } as const;

export type PrivacyRequestKind = keyof typeof PrivacyRequestKind;

registerEnumType(PrivacyRequestKind, {
  name: 'PrivacyRequestKind',
  description: 'What a person asks about the own data.',
  valuesConfig: {
    ACCESS: { description: 'Everything that is known.' },
    CORRECTION: { description: 'A wrong name or address.' },
    ERASURE: { description: 'The removal of all that need not stay.' },
  },
});
