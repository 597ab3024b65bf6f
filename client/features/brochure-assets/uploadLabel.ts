import type { Upload } from './uploads/Upload';

/** What is becoming of a file, for people. */
export function uploadLabel({ state, progress }: Pick<Upload, 'state' | 'progress'>): string {
  switch (state) {
    case 'CHECKING':
      return 'is being read';
    case 'WAITING':
      return 'waits to be sent';
    case 'SENDING':
      // the server looks at it and makes its sizes once all of it is there
      return progress < 1 ? `is being sent: ${String(Math.round(progress * 100))} %` : 'is being checked by the server';
    case 'FAILED':
      return 'was not sent';
    case 'REFUSED':
      return 'cannot be sent';
  }
}
