/** What the registration form holds (decisions, "/vendor/register/{user}/{id}"). */
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
