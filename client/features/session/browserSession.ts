/** The header by which sign-in, registration and a new password get a session that is renewed by a cookie. */
export const browserSession = { headers: { 'x-session': 'cookie' } } as const;
