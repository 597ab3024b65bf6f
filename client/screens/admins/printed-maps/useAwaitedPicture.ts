import { useEffect, useState } from 'react';
import type { PrintedMapsScreenQuery } from '../../../generated/types';

/** a file that nothing can draw stays without a picture */
const patienceMilliseconds = 30_000;

/** A PDF of one's own gets the picture of its first page a little after it was sent: till then one is awaited. */
export function useAwaitedPicture(known: PrintedMapsScreenQuery | undefined) {
  const [sentAt, setSentAt] = useState<number | null>(null);

  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => setSentAt(null), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, [sentAt]);

  const lacksPicture = known?.printedMaps.edges.some(
    ({ node }) => node.origin === 'UPLOADED' && node.url !== null && node.previewUrl === null,
  );
  return { isAwaited: sentAt !== null && lacksPicture === true, onUploaded: () => setSentAt(Date.now()) };
}
