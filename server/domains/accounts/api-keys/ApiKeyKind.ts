import { registerEnumType } from 'type-graphql';

/** As whom a key acts. */
export const ApiKeyKind = {
  ACCOUNT: 'ACCOUNT',
  PARTNER: 'PARTNER',
} as const;

export type ApiKeyKind = keyof typeof ApiKeyKind;

registerEnumType(ApiKeyKind, {
  name: 'ApiKeyKind',
  description: 'As whom an API key acts.',
  valuesConfig: {
    ACCOUNT: { description: 'As the login that made it, within its scopes.' },
    PARTNER: { description: 'As a visitor, with limits of its own: for another organisation that only reads.' },
  },
});
