import { brand } from '../../shared/brand/brand';

interface Login {
  email: string;
  password: string;
  name: string;
  /** null: an administrator */
  vendor: string | null;
}

export interface RunningSite {
  publicUrl: string;
  logins: readonly Login[];
  database: string;
  /** storage of the uploaded files */
  files: string;
  /** where mails can be read without a mail server; null: nowhere */
  outbox: string | null;
}

/** Returns the information for the person who started the site. */
export function describeSite({ publicUrl, logins, database, files, outbox }: RunningSite): string {
  const sections = [
    `${brand.name} is open at ${publicUrl}`,
    ...(logins.length > 0 ? [`Demo logins for ${publicUrl}/login\n${tableOf(logins)}`] : []),
    ...(outbox === null ? [] : [`Mails are not sent but shown, on this machine only: ${outbox}`]),
    `Database  ${database}\nFiles     ${files}\nCtrl-C closes it.`,
  ];
  return `\n${sections.join('\n\n')}\n`;
}

function tableOf(logins: readonly Login[]): string {
  const width = Math.max(...logins.map(({ email }) => email.length));
  return logins
    .map(({ email, password, vendor }) => {
      const role = vendor === null ? 'administrator' : 'vendor';
      return `  ${role.padEnd(15)}${email.padEnd(width + 2)}${password}`;
    })
    .join('\n');
}
