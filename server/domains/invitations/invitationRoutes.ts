import { readShownTerms, shownConditions, shownTerms } from '../../shared/legal/shownTerms';
import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../platform/rest/defineRoute';
import { databaseId, orNull } from '../../platform/rest/schemas';
import { presentSession } from '../accounts/signing-in/presentSession';
import { sessionResponse } from '../accounts/signing-in/sessionResponse';
import { sessionExample } from '../accounts/signing-in/sessionExample';
import { inviteVendor } from './inviting/inviteVendor';
import { registerVendor } from './registering/registerVendor';

export const invitationRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/vendor/administrator/invite',
    action: 'inviteVendor',
    tag: 'Accounts',
    summary: 'Invite a vendor by e-mail',
    description:
      'The address gets a link that works once, for 14 days; asked again, it gets a new one. An address that has a login ' +
      'already gets the ad, and a notice.',
    body: Type.Object({ email: Type.String({ maxLength: 254 }), brochureId: databaseId() }),
    bodyExample: { email: 'seller@tidecafe.example', brochureId: 1042 },
    responses: {
      200: {
        description: 'Invited',
        schema: Type.Object({ did: Type.String() }, { additionalProperties: false }),
        example: { did: 'k3v9xq2mt7az' },
      },
    },
    async handle(context, { body }) {
      const { did } = await inviteVendor(context, body);
      return { status: 200, body: { did } };
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/rest/public/vendor/register',
    action: 'registerVendor',
    tag: 'Accounts',
    summary: 'Register as a vendor, by an invitation',
    description: 'email and token are the last two parts of the link. 404: no such invitation; 410: used, or ended.',
    rateLimit: 'logins',
    body: Type.Object({
      email: Type.String({ maxLength: 254 }),
      token: Type.String({ maxLength: 200 }),
      contactName: Type.String({ maxLength: 1000 }),
      companyName: Type.String({ maxLength: 1000 }),
      phone: Type.String({ maxLength: 100 }),
      password: Type.String({ maxLength: 1000 }),
      abn: Type.Optional(orNull(Type.String({ maxLength: 100 }))),
      acceptTerms: Type.Boolean(),
      termsVersion: Type.Optional(orNull(Type.String({ maxLength: 10, description: `DD/MM/YYYY. ${shownTerms}` }))),
      advertisingVersion: Type.Optional(
        orNull(Type.String({ maxLength: 10, description: `DD/MM/YYYY. ${shownConditions}` })),
      ),
      isOldEnough: Type.Boolean({ description: 'At least 13 years old and not a minor.' }),
    }),
    bodyExample: {
      email: 'seller@tidecafe.example',
      token: 'Zq3n0Yb7vJ1mT4xW8cR2kL6sD9fG5hP0aE7uB3iN1oM',
      contactName: 'Lee Nguyen',
      companyName: 'Tide Cafe Pty Ltd',
      phone: '(07) 7010 1234',
      password: 'four words that nobody guesses',
      abn: null,
      acceptTerms: true,
      isOldEnough: true,
    },
    responses: { 200: { description: 'Registered and signed in', schema: sessionResponse, example: sessionExample } },
    async handle(context, { body }) {
      const shown = {
        termsVersion: readShownTerms(body.termsVersion),
        advertisingVersion: readShownTerms(body.advertisingVersion),
      };
      return { status: 200, body: await presentSession(context, await registerVendor(context, { ...body, ...shown })) };
    },
  }),
];
