/** Signs passes of Apple Wallet. */
export interface AppleWalletSettings {
  /** as the certificate names it, such as pass.au.example.offers */
  passType: string;
  /** the developer's team, as the certificate names it */
  team: string;
  /** PEM; the certificate of the pass type */
  certificate: string;
  /** PEM, without a password; its private key */
  key: string;
  /** PEM; Apple's certificate, which issued the one above */
  intermediate: string;
  /** phones refuse passes that are signed later */
  endsAt: Date;
}

/** Signs links that save a coupon in Google Wallet. */
export interface GoogleWalletSettings {
  /** number of the issuer, from Google's console */
  issuer: string;
  /** address of the service account */
  account: string;
  /** PEM; its private key */
  key: string;
}

/** Null: coupons are not offered for that wallet. */
export interface WalletSettings {
  apple: AppleWalletSettings | null;
  google: GoogleWalletSettings | null;
}
