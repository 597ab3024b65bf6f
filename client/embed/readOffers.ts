/** An offer of a topic's JSON Feed. */
export interface Offer {
  url: string;
  title: string;
  summary?: string;
  image?: string;
  _offer?: { category: string; place: string; lastDay: string | null; imageAlt: string };
}

export interface Offers {
  title: string;
  home_page_url: string;
  items: Offer[];
}

/**
 * Reads a topic's newest offers, without cookies (docs/rules/follows.md#feeds).
 *
 * @throws an error if the site does not answer, or knows no such topic
 */
export async function readOffers(site: string, topic: string, signal: AbortSignal): Promise<Offers> {
  const path = topic.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(`${site}/feeds/${path}.json`, { credentials: 'omit', signal });
  if (!response.ok) throw new Error(`No offers of “${topic}”: the site answered ${String(response.status)}.`);
  return (await response.json()) as Offers;
}
