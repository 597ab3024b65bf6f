export interface AccessTokenClaims {
  accountId: number;
  /** the account's version at the time of signing; a token of an older version is revoked */
  tokenVersion: number;
  /** the session that the token belongs to; tokens of earlier versions of the site have none */
  sessionId?: number | undefined;
  /** the viewing that the token is for: it then reads as a vendor, and changes nothing */
  viewingId?: number | undefined;
}
