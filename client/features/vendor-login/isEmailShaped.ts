/** A basic pattern (docs/rules/screens.md#vendor-login-dialog); the server looks closer. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmailShaped(text: string): boolean {
  return pattern.test(text.trim());
}
