// every repetition has an end, so that a long hostile line costs no more than its length
const secrets: [RegExp, string][] = [
  [/\b((?:postgres(?:ql)?|smtps?):\/\/)[^@\s"]{1,300}@/g, '$1[login]@'],
  [/\beyJ[\w-]{5,2000}\.[\w-]{1,2000}\.[\w-]{1,500}/g, '[token]'],
  [/\b(Bearer|Basic) [\w.~+/=-]{1,4000}/gi, '$1 [token]'],
  [/[\w.%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}/g, '[e-mail]'],
  [
    /([?&](?:lat|lon|latitude|longitude|curLocLat|curLocLon|token|code|key|email|username|password)=)[^&"\s]{0,2000}/gi,
    '$1[hidden]',
  ],
];

/** The last look at a line before it is written: whatever put an address, a token or a position there, it stays here. */
export function redactLine(line: string): string {
  return secrets.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
