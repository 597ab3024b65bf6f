/** A basic pattern (specification, section 5); the server looks closer. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmailShaped(text: string): boolean {
  return pattern.test(text.trim());
}
