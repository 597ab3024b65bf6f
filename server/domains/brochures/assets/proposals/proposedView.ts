import type { RequestContext } from '../../../../platform/context/RequestContext';
import { filePassOf } from '../../../../platform/file-store/filePass';
import { withPass } from '../../../../platform/file-store/fileUrl';
import { Asset } from '../Asset';

type Services = Pick<RequestContext, 'identitySecret' | 'clock'>;

/**
 * Returns a file as a change would have it, for people who may see the change: with addresses that open it, and the
 * negative of its id, so that nothing confuses it with the file as it is.
 */
export function proposedView(context: Services, asset: Asset): Asset {
  return Object.assign(openedView(context, asset), { id: -asset.id });
}

/** Returns a file with addresses that open it; only for people who may see the change. */
function openedView({ identitySecret, clock }: Services, asset: Asset): Asset {
  const view = Object.assign(new Asset(), asset);
  const { sha256 } = asset;
  if (!asset.isHeld || sha256 === null) return view;
  const pass = filePassOf({ secret: identitySecret, purpose: 'proposed file', sha256 }, clock.now());
  return Object.assign(view, { pass, url: withPass(asset.url, pass) });
}
