import { demoLogins } from './demoLogins';
import type { Site } from './startSite';

type Data = Record<string, unknown>;

/** Asks the site's GraphQL as a program would; a refusal is thrown. */
export async function askApi(
  { url }: Site,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: Data | null; errors?: { message: string }[] };
  if (errors || !data) throw new Error(errors?.map(({ message }) => message).join(' ') ?? 'The API answered nothing.');
  return data;
}

/** Signs the demo's administrator in, which a minute allows only so often: ask once where it is needed again and again. */
export const administratorHeaders = (site: Site) => headersOf(site, demoLogins.administrator);

/** The same for the vendor of the demo. */
export const vendorHeaders = (site: Site) => headersOf(site, demoLogins.vendor);

async function headersOf(
  { url }: Site,
  { email: username, password }: (typeof demoLogins)[keyof typeof demoLogins],
): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/rest/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`${username} is not let in: ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}
