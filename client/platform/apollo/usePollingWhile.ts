import { useEffect } from 'react';

interface Pollable {
  startPolling: (milliseconds: number) => void;
  stopPolling: () => void;
}

/** Polls a query while its data are incomplete. */
export function usePollingWhile(isUnderWay: boolean, milliseconds: number, { startPolling, stopPolling }: Pollable) {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(milliseconds);
    return stopPolling;
  }, [isUnderWay, milliseconds, startPolling, stopPolling]);
}
