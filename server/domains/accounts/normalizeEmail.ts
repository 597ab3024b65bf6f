/** Comparing e-mail addresses ignores case (docs/rules/accounts-and-permissions.md#sign-in). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
