import type { RequestContext } from '../../platform/context/RequestContext';
import type { Brochure } from '../brochures/Brochure';
import { brochurePagePath } from './brochurePagePath';
import { signPreviewToken } from './signPreviewToken';
import { withPreviewToken } from './withPreviewToken';

/** Returns the URL of an ad's page for a mail to its contact. Before publication it carries a preview token. */
export async function brochurePageUrl(
  { accessToken, clock, publicUrl }: Pick<RequestContext, 'accessToken' | 'clock' | 'publicUrl'>,
  brochure: Pick<Brochure, 'id' | 'type' | 'status' | 'stateVersion'>,
): Promise<string> {
  const { id, status, stateVersion } = brochure;
  const url = publicUrl + brochurePagePath(brochure);
  if (status !== 'PENDING_REVIEW') return url;
  const grant = { kind: 'BROCHURE', brochureId: id, stateVersion } as const;
  const { token } = await signPreviewToken(grant, accessToken.secret, clock.now());
  return withPreviewToken(url, token);
}
