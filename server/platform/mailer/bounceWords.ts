/** What the numbers of RFC 3463 say, for administrators. The first that fits holds. */
const meanings: readonly [RegExp, string][] = [
  [/^5\.1\.[78]$/, 'Our own address is refused'],
  [/^5\.1\./, 'There is no such address'],
  [/^5\.2\.1$/, 'The mailbox is switched off'],
  [/^5\.2\.2$/, 'The mailbox is full'],
  [/^5\.(?:2\.3|3\.4)$/, 'The mail is too large for the mailbox'],
  [/^5\.4\./, 'The way to the mailbox is not to be found'],
  [/^5\.7\./, 'The mail server there refuses what we send'],
];

export function bounceWords(status: string): string {
  const meaning = meanings.find(([numbers]) => numbers.test(status))?.[1] ?? 'The mail came back';
  return `${meaning} (${status}).`;
}
