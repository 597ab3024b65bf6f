/** Goes to a provider's address as a browser does, signs in there as `person` and agrees, or turns back. */
export async function visitProvider(address: string, person: string, agrees = true): Promise<URL> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  async function go(url: string, form?: Record<string, string>): Promise<URL> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${url} leads nowhere: ${answer.status} ${await answer.text()}`);
    return new URL(location, url);
  }
  let at = await go(address);
  let step = 0;
  while (at.origin === origin) {
    if (!at.pathname.startsWith('/interaction/')) at = await go(at.href);
    else if (!agrees) at = await go(`${at.href}/abort`);
    else
      at = await go(
        at.href,
        step++ === 0 ? { prompt: 'login', login: person, password: 'any' } : { prompt: 'consent' },
      );
  }
  return at;
}
