import { useEffect, useState } from 'react';
import { sessionNotice } from './sessionNotice';

/** The notice for this screen, shown once. */
export function useSessionNotice(): string | null {
  const [text] = useState(sessionNotice.read);
  useEffect(() => sessionNotice.clear(), []);
  return text;
}
