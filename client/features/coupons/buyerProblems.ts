export interface Buyer {
  name: string;
  email: string;
  acceptTerms: boolean;
  /** whether to remind by mail; absent: no */
  remind?: boolean;
}

export type BuyerProblems = Partial<Record<keyof Buyer, string>>;

// invisible characters do not count as letters of a name, as on the server
const invisible = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

const looksLikeEmail = /^[^\s@"]+@[^\s@]+\.[^\s@]{2,}$/;

/**
 * Checks before the request, with the server's messages. Never stricter than the server, which has the last word
 * (e2e/shared-rules/buyerRules.test.ts compares the two).
 */
export function buyerProblems({ name, email, acceptTerms }: Buyer): BuyerProblems {
  const letters = Array.from(name.replace(invisible, '')).length;
  return {
    ...(letters < 2 && { name: 'Enter your name, 2 letters or more.' }),
    ...(Array.from(name.trim()).length > 100 && { name: 'A name has at most 100 characters.' }),
    ...(!looksLikeEmail.test(email.trim()) && { email: 'Please enter a valid email address.' }),
    ...(!acceptTerms && { acceptTerms: 'Accept the terms to get the coupon.' }),
  };
}
