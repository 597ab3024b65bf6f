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
  isOldEnough: boolean;
}
