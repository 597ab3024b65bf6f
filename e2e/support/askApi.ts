import { demoLogins } from './site/demoLogins';
import type { Site } from './site/startSite';

type Data = Record<string, unknown>;

/** Queries the site's GraphQL API as a program would; throws on a refusal. */
export async function askApi(
  { url }: Pick<Site, 'url'>,
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

/** Signs in the demo's administrator. The rate limit allows few logins a minute: reuse the token. */
export const administratorHeaders = (site: Site) => headersOf(site, demoLogins.administrator);

/** The same for the demo's vendor. */
export const vendorHeaders = (site: Site) => headersOf(site, demoLogins.vendor);

async function headersOf(
  { url }: Pick<Site, 'url'>,
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
