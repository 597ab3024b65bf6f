import type { Upload } from './uploads/Upload';

/** The state of an upload in the user's words. */
export function uploadLabel({ state, progress }: Pick<Upload, 'state' | 'progress'>): string {
  switch (state) {
    case 'CHECKING':
      return 'is being read';
    case 'WAITING':
      return 'waits to be sent';
    case 'SENDING':
      // the server checks and resizes the file once it has arrived completely
      return progress < 1 ? `is being sent: ${String(Math.round(progress * 100))} %` : 'is being checked by the server';
    case 'FAILED':
      return 'was not sent';
    case 'REFUSED':
      return 'cannot be sent';
  }
}
