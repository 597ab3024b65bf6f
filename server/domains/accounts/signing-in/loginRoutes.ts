import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { login } from './login';
import { presentSession } from './presentSession';
import { sessionResponse } from './sessionResponse';
import { sessionExample } from './sessionExample';

export const loginRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/public/login',
    action: 'login',
    tag: 'Accounts',
    summary: 'Sign in',
    description:
      'The username is the e-mail, in any case. The token lasts 8 hours; with the header `X-Session: cookie` 15 minutes, and a cookie has a refresh token for our own pages. After 5 failures of an account: 429 with Retry-After.',
    rateLimit: 'logins',
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 1000 }),
    }),
    bodyExample: { username: 'seller@tidecafe.example', password: 'four words that nobody guesses' },
    responses: { 200: { description: 'Signed in', schema: sessionResponse, example: sessionExample } },
    async handle(context, { body }) {
      return { status: 200, body: await presentSession(context, await login(context, body)) };
    },
  }),
];
