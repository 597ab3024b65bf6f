import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { presentSession } from '../signing-in/presentSession';
import { sessionExample } from '../signing-in/sessionExample';
import { sessionResponse } from '../signing-in/sessionResponse';
import { completeLogin } from './completeLogin';

export const secondStepRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/public/login/second-step',
    action: 'completeLogin',
    tag: 'Accounts',
    summary: 'Take the second step of a sign-in',
    description:
      'For a login with a second factor: the challenge is in the problem SECOND_FACTOR_REQUIRED of `POST /rest/public/login`. 422 for a wrong code, 410 when the challenge has ended, 429 after 5 wrong codes.',
    rateLimit: 'logins',
    body: Type.Object({
      challenge: Type.String({ minLength: 1, maxLength: 200 }),
      code: Type.String({ minLength: 1, maxLength: 40, description: 'Six digits of the app, or a recovery code' }),
    }),
    bodyExample: { challenge: 'mJ0b2s…', code: '492039' },
    responses: { 200: { description: 'Signed in', schema: sessionResponse, example: sessionExample } },
    async handle(context, { body }) {
      return { status: 200, body: await presentSession(context, await completeLogin(context, body)) };
    },
  }),
];
