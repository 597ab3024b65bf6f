/** Who may call an action. */
export type Rule = 'anyone' | 'signedIn' | 'administrator' | 'administratorOrOwner';
