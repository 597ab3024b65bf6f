interface Refused {
  /** of nodemailer, such as ESOCKET, or of Node.js for a certificate, such as DEPTH_ZERO_SELF_SIGNED_CERT */
  name: string;
  /** the response code of the mail server; undefined: there was no response */
  number: number | undefined;
}

/**
 * Explains to administrators why a mail was refused. The server's text may repeat the recipient, so only its code is
 * included.
 */
export function refusalMessage({ name, number }: Refused): string {
  return `${meaningOf({ name, number })} (${number === undefined ? name : `${name} ${number}`}).`;
}

function meaningOf({ name, number }: Refused): string {
  if (name === 'EAUTH') return 'The mail server refuses our login';
  if (isAboutCertificate(name)) return 'The certificate of the mail server is not trusted';
  if (number === undefined)
    return unreachable.has(name) ? 'The mail server cannot be reached' : 'The mail was not taken';
  return number < 500 ? 'The mail server wants to be asked again later' : 'The mail server refuses this mail';
}

const unreachable: ReadonlySet<string> = new Set(['ECONNECTION', 'EDNS', 'EPROXY', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
export const isAboutCertificate = (code: string): boolean => /CERT|LEAF_SIGNATURE/.test(code);
