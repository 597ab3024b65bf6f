import { useEffect } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../shared/paths';

/**
 * A further segment of the pass-through path is the ad to scroll to
 * (docs/rules/links-and-redirects.md#pass-through-path).
 */
export function useNamedAd(isListed: boolean): void {
  const databaseId = Number(useParams()['*']);

  useEffect(() => {
    if (!isListed || !(databaseId > 0)) return;
    const link = document.querySelector<HTMLElement>(`main a[href="${paths.brochureDetails(databaseId)}"]`);
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, [databaseId, isListed]);
}
