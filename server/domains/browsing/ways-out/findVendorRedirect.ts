import type { RequestContext } from '../../../platform/context/RequestContext';
import { isPublishedHost } from './isPublishedHost';
import { readOutwardUrl } from '../../../shared/urls/readOutwardUrl';

export interface VendorRedirect {
  url: string;
  /** false: a page asks first, naming the host */
  atOnce: boolean;
}

/**
 * Where `/vendorRecirect?vendorUrl=` leads (docs/rules/links-and-redirects.md#vendor-redirect): on at once only to
 * hosts of published ads, of the settings, and our own, so that nobody can borrow our name for a link of theirs. null:
 * nowhere but to the list.
 */
export async function findVendorRedirect(
  context: Pick<RequestContext, 'database' | 'outward' | 'publicUrl'>,
  vendorUrl: string,
): Promise<VendorRedirect | null> {
  const url = readOutwardUrl(vendorUrl);
  if (!url) return null;
  const { outward, publicUrl } = context;
  const isOurs = url.host === new URL(publicUrl).host;
  const isListed = url.port === '' && outward.redirectHosts.includes(url.hostname);
  return { url: url.href, atOnce: isOurs || isListed || (await isPublishedHost(context, url)) };
}
