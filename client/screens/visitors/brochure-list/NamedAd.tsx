import { useEffect } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../shared/paths';

/** Scrolls to the ad that the pass-through path names. A component of its own, because only that path needs it. */
export default function NamedAd({ isListed }: { isListed: boolean }): null {
  useNamedAd(isListed);
  return null;
}

/**
 * A further segment of the pass-through path is the ad to scroll to
 * (docs/rules/links-and-redirects.md#pass-through-path).
 */
function useNamedAd(isListed: boolean): void {
  const databaseId = Number(useParams()['*']);

  useEffect(() => {
    if (!isListed || !(databaseId > 0)) return;
    const link = document.querySelector<HTMLElement>(`main a[href="${paths.brochureDetails(databaseId)}"]`);
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, [databaseId, isListed]);
}
