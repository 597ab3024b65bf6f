/** A basic check (docs/rules/screens.md#vendor-login-dialog); the server's is stricter. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmailShaped(text: string): boolean {
  return pattern.test(text.trim());
}
