export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

interface Link {
  title: string;
  url: string;
}

/** Phones have a sheet for this; elsewhere the clipboard does, where the browser grants it. */
export async function shareLink({ title, url }: Link): Promise<ShareOutcome> {
  if (isTouched() && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The share windows of desks are poorer than a link in the clipboard. */
function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
