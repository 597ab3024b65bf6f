interface Secret {
  /** each match contains it; looking for it first saves most of the time of each request's line */
  contains: string;
  pattern: RegExp;
  replacement: string;
}

// every repetition is limited, so that a long hostile line takes linear time
const secrets: Secret[] = [
  { contains: '@', pattern: /\b((?:postgres(?:ql)?|smtps?):\/\/)[^@\s"]{1,300}@/g, replacement: '$1[login]@' },
  { contains: 'eyJ', pattern: /\beyJ[\w-]{5,2000}\.[\w-]{1,2000}\.[\w-]{1,500}/g, replacement: '[token]' },
  { contains: ' ', pattern: /\b(Bearer|Basic) [\w.~+/=-]{1,4000}/gi, replacement: '$1 [token]' },
  {
    contains: '@',
    pattern: /[\w.%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}/g,
    replacement: '[e-mail]',
  },
  {
    contains: '=',
    pattern:
      /([?&](?:lat|lon|latitude|longitude|curLocLat|curLocLon|token|preview|confirm|code|key|email|username|password)=)[^&"\s]{0,2000}/gi,
    replacement: '$1[hidden]',
  },
  {
    contains: 'coupon',
    pattern: /(\/(?:coupon(?:\/public)?|my-coupons)\/)[\w-]{40,100}/g,
    replacement: '$1[token]',
  },
  {
    contains: 'privacy',
    pattern: /(\/(?:privacy\/public|privacy-request)\/)[\w-]{40,100}/g,
    replacement: '$1[token]',
  },
];

/** Redacts a line before it is written: removes addresses, tokens and positions from any source. */
export function redactLine(line: string): string {
  let text = line;
  for (const { contains, pattern, replacement } of secrets) {
    if (text.includes(contains)) text = text.replace(pattern, replacement);
  }
  return text;
}
