// every repetition is limited, so that a long hostile line takes linear time
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

/** Redacts a line before it is written: removes addresses, tokens and positions from any source. */
export function redactLine(line: string): string {
  return secrets.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
