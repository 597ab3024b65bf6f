/** The fields of the registration form (docs/rules/vendors.md#registration). */
export interface Registration {
  email: string;
  token: string;
  contactName: string;
  companyName: string;
  phone: string;
  password: string;
  abn?: string | null;
  acceptTerms: boolean;
  /** of the terms that the form showed; without it the one in force */
  termsVersion?: string | null;
  /** of the conditions for advertisers; likewise */
  advertisingVersion?: string | null;
  isOldEnough: boolean;
}
