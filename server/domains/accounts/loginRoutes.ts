import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../platform/rest/defineRoute';
import { oneOf, orNull } from '../../platform/rest/schemas';
import { vendorLoader } from '../vendors/vendorLoader';
import { login } from './login';

const loginAnswer = Type.Object(
  {
    accessToken: Type.String({ description: 'JWT; send it as Authorization: Bearer …' }),
    expiresIn: Type.Integer({ description: 'Seconds' }),
    user: Type.Object(
      {
        did: Type.String(),
        email: Type.String(),
        name: orNull(Type.String()),
        role: oneOf(['ADMINISTRATOR', 'VENDOR']),
        vendor: orNull(
          Type.Object({ id: Type.Integer(), companyName: Type.String() }, { additionalProperties: false }),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

const example = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9…',
  expiresIn: 28_800,
  user: {
    did: 'k3V9xQ2mT7aZ',
    email: 'kim@tidecafe.example',
    name: 'Kim Tran',
    role: 'VENDOR',
    vendor: { id: 12, companyName: 'Tide Cafe Pty Ltd' },
  },
};

export const loginRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/public/login',
    action: 'login',
    tag: 'Accounts',
    summary: 'Sign in',
    description:
      'The username is the e-mail, in any case. After 5 failures of an account or an address: 429 with Retry-After.',
    rateLimit: 'logins',
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 1000 }),
    }),
    answers: { 200: { description: 'Signed in', schema: loginAnswer, example } },
    async handle(context, { body }) {
      const { accessToken, expiresIn, account } = await login(context, body);
      const vendor = account.vendorId === null ? null : await context.loader(vendorLoader).load(account.vendorId);
      const { did, email, name, role } = account;
      const company = vendor && { id: vendor.id, companyName: vendor.companyName };
      return { status: 200, body: { accessToken, expiresIn, user: { did, email, name, role, vendor: company } } };
    },
  }),
];
