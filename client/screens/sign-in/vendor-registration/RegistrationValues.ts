export interface RegistrationValues {
  email: string;
  contactName: string;
  companyName: string;
  phone: string;
  password: string;
  abn: string;
  acceptTerms: boolean;
  isOldEnough: boolean;
}
