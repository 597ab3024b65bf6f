export type Role = 'ADMINISTRATOR' | 'VENDOR';

/** Who is signed in here, as the browser remembers it. It only chooses what is drawn: the server trusts the token. */
export interface Session {
  accessToken: string;
  role: Role;
  user: {
    did: string;
    email: string;
    name: string | null;
    vendor: { databaseId: number; companyName: string } | null;
  };
}
