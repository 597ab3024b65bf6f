/** Every address of the site. Nothing else spells one out. */
export const paths = {
  brochureList: () => '/',
  brochureDetails: (databaseId: number | ':id') => `/details/${String(databaseId)}`,
  login: () => '/login',
  admin: () => '/admin',
  adminBrochures: () => '/admin/brochures',
  adminArchivedBrochures: () => '/admin/brochures/archived',
} as const;

/** Areas behind a login: drawn in the browser only, never by the server. */
const clientOnly = /^\/(?:admin|vendor|login)(?:\/|$)/;

export function isClientOnlyPath(pathname: string): boolean {
  return clientOnly.test(pathname);
}
