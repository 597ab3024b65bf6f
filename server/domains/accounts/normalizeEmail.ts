/** E-mail addresses are compared without regard to case (decisions, "Login call"). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
