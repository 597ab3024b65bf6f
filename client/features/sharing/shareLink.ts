export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

interface Link {
  title: string;
  url: string;
}

/** Uses the share dialog on touch devices and the clipboard elsewhere. */
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

/** The share dialogs of desktops are less useful than a copied link. */
function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
