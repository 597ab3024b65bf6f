import { registerEnumType } from 'type-graphql';

export const PrivacyChannel = { SITE: 'SITE', MAIL: 'MAIL', LETTER: 'LETTER', TELEPHONE: 'TELEPHONE' } as const;

export type PrivacyChannel = keyof typeof PrivacyChannel;

registerEnumType(PrivacyChannel, {
  name: 'PrivacyChannel',
  description: 'How a request about own data came.',
  valuesConfig: {
    SITE: { description: 'By the site itself.' },
    MAIL: { description: 'By e-mail.' },
    LETTER: { description: 'By letter.' },
    TELEPHONE: { description: 'By telephone.' },
  },
});
