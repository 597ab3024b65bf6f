/** E-mail addresses are compared without regard to case (docs/rules/accounts-and-permissions.md#sign-in). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
