interface Refused {
  /** of nodemailer, such as ESOCKET */
  name: string;
  /** what the mail server answered; undefined: it did not come to that */
  number: number | undefined;
}

/** Why a mail was not taken, for administrators. What the server said may repeat the recipient, so only its number is in it. */
export function refusalMessage({ name, number }: Refused): string {
  return `${meaningOf({ name, number })} (${number === undefined ? name : `${name} ${number}`}).`;
}

function meaningOf({ name, number }: Refused): string {
  if (name === 'EAUTH') return 'The mail server refuses our login';
  if (number === undefined)
    return unreachable.has(name) ? 'The mail server cannot be reached' : 'The mail was not taken';
  return number < 500 ? 'The mail server wants to be asked again later' : 'The mail server refuses this mail';
}

const unreachable: ReadonlySet<string> = new Set(['ECONNECTION', 'EDNS', 'EPROXY', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);
