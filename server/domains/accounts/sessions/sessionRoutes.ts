import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { oneOf, orNull } from '../../../platform/rest/schemas';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { presentSession } from '../signing-in/presentSession';
import { sessionExample } from '../signing-in/sessionExample';
import { sessionResponse } from '../signing-in/sessionResponse';
import { StaffRole } from '../StaffRole';
import { VendorRole } from '../VendorRole';
import { isOwnPage } from './isOwnPage';
import { logout } from './logout';
import { readRefreshCookie, removeRefreshCookie, sessionPath } from './refreshCookie';
import { renewSession } from './renewSession';

const headers = Type.Object({
  cookie: Type.Optional(Type.String({ maxLength: 8192, description: 'The refresh token, as sign-in has set it.' })),
  origin: Type.Optional(Type.String({ maxLength: 300, description: 'This site; browsers send it.' })),
  'sec-fetch-site': Type.Optional(Type.String({ maxLength: 30, description: '`same-origin`; browsers send it.' })),
});

const { user, ...tokens } = sessionResponse.properties;
const vendorRole = orNull(oneOf(Object.values(VendorRole)));
const staffRole = orNull(oneOf(Object.values(StaffRole)));
const renewedSession = Type.Object({ ...tokens, user: Type.Object({ ...user.properties, vendorRole, staffRole }) });
const roles = { vendorRole: 'OWNER' as const, staffRole: null };
const renewedExample = { ...sessionExample, user: { ...sessionExample.user, ...roles } };

function refuseOtherSites({ publicUrl }: RequestContext, given: Parameters<typeof isOwnPage>[0]): void {
  if (!isOwnPage(given, publicUrl)) throw new DomainError('FORBIDDEN', 'Only pages of this site renew a session.');
}

export const sessionRoutes = [
  defineRoute({
    method: 'POST',
    url: `${sessionPath}/renew`,
    action: 'renewSession',
    tag: 'Accounts',
    summary: 'Renew the session of a browser',
    description:
      'For the pages of this site: a new access token of 15 minutes, and the next refresh token in the cookie. 401: the session is over. 403: from another site.',
    rateLimit: 'writes',
    headers,
    responses: { 200: { description: 'Renewed', schema: renewedSession, example: renewedExample } },
    async handle(context, { headers: given }) {
      refuseOtherSites(context, given);
      const session = await renewSession(context, readRefreshCookie(given.cookie));
      const { vendorRole: ofVendor, staffRole: ofStaff } = session.account;
      const { user: shown, ...renewed } = await presentSession(context, session);
      return { status: 200, body: { ...renewed, user: { ...shown, vendorRole: ofVendor, staffRole: ofStaff } } };
    },
  }),
  defineRoute({
    method: 'POST',
    url: `${sessionPath}/logout`,
    action: 'logout',
    tag: 'Accounts',
    summary: 'Sign out',
    description:
      'Ends the session of the access token, and that of the cookie if a page of this site asks. Its tokens count no more.',
    rateLimit: 'writes',
    headers,
    responses: { 204: { description: 'Signed out' } },
    async handle(context, { headers: given }) {
      const isOurs = isOwnPage(given, context.publicUrl);
      await logout(context, isOurs ? readRefreshCookie(given.cookie) : null);
      if (isOurs) removeRefreshCookie(context);
      return { status: 204 };
    },
  }),
];
