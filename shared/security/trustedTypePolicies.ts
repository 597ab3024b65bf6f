/** The Trusted Types policies that pages may create: the content security policy lists them, the client creates them. */
export const trustedTypePolicies = ['default', 'read-markup'] as const;
