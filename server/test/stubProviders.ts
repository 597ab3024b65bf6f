import type { IdentityProviders } from '../platform/identity-providers/IdentityProviders';
import { DomainError } from '../shared/errors/DomainError';

const issuer = 'https://accounts.example';

/** One provider of sign-in, without a network: a code with an @ is the verified address of who has signed in there. */
export const stubProviders: IdentityProviders = {
  list: [{ key: 'stub', label: 'Example', issuer, clientId: 'local-offers', clientSecret: 'secret' }],
  authorizationUrl: ({ state }) => Promise.resolve(`${issuer}/auth?state=${state}`),
  identify: (_attempt, query) => {
    const code = new URLSearchParams(query).get('code') ?? '';
    if (code.includes('@')) return Promise.resolve({ subject: code, email: code, isEmailVerified: true });
    const message = 'This code cannot be used.';
    const errors = [{ field: 'query', code: 'REFUSED', message }];
    return Promise.reject(new DomainError('VALIDATION_FAILED', message, { errors }));
  },
};
