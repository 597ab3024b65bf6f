import { brand } from '../../shared/brand/brand';
import { isBreachedPassword } from './breached/isBreachedPassword';

/** For a password that others have used, and lost. */
export const breachedMessage =
  'This password is known from break-ins at other sites, so others will try it. Use a few words that have nothing to do with each other.';

const shortest = 12;
/** Longer passwords only cost time to hash. */
const longest = 256;

/**
 * Very common passwords of 12 or more characters consist mostly of these parts, with at most a few other characters.
 */
const commonParts = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y',
  '1q2w3e4r',
  '1qaz2wsx3edc',
  '1qaz2wsx',
  'qazwsxedc',
  'q1w2e3r4t5y6',
  'abcdefghijkl',
  'abcdef',
  'abc123',
  '1234567890',
  '0987654321',
  '123456',
  '654321',
  'iloveyou',
  'letmein',
  'welcome',
  'administrator',
  'admin',
  'changeme',
  'trustno1',
  'sunshine',
  'princess',
  'football',
  'superman',
  'australia',
  'queensland',
];

/**
 * Returns why a password is refused, as a sentence that says what to do; undefined if it is accepted
 * (docs/rules/accounts-and-permissions.md#passwords). Requires 12 or more characters, refuses very common and breached ones,
 * has no rules of composition. `own`: texts that identify the account.
 */
export function passwordProblem(password: string, own: readonly string[] = []): string | undefined {
  const length = Array.from(password).length;
  if (length < shortest) return `Use at least ${shortest} characters; a few words together are easy to remember.`;
  if (length > longest) return `Use at most ${longest} characters.`;
  if (!leavesEnough(password.toLowerCase(), own)) {
    return 'This password is too easy to guess. Use a few words that have nothing to do with each other.';
  }
  if (isBreachedPassword(password)) return breachedMessage;
  return undefined;
}

/** True if at least five different characters remain without the parts that everybody would try first. */
function leavesEnough(password: string, own: readonly string[]): boolean {
  const name = brand.name.toLowerCase();
  const guessable = [...commonParts, name, name.replaceAll(' ', ''), ...own.flatMap(partsOf)].sort(
    (a, b) => b.length - a.length,
  );
  const rest = guessable.reduce((left, part) => left.replaceAll(part, ''), password);
  return new Set(rest).size >= 5;
}

/** pat.smith@cafe.example → pat.smith, smith, cafe … : skips short parts, because they occur by chance. */
function partsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...text.toLowerCase().split('@'), ...words].filter((part) => part.length >= 4);
}
