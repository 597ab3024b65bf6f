import { useEffect } from 'react';

interface Pollable {
  startPolling: (milliseconds: number) => void;
  stopPolling: () => void;
}

/** Asks a query again and again, for as long as there is something to come. */
export function usePollingWhile(isUnderWay: boolean, milliseconds: number, { startPolling, stopPolling }: Pollable) {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(milliseconds);
    return stopPolling;
  }, [isUnderWay, milliseconds, startPolling, stopPolling]);
}
