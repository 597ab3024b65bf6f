import { useEffect, useState } from 'react';
import { sessionNotice } from './sessionNotice';

/** The sentence that was left for this screen; it is gone with the next one. */
export function useSessionNotice(): string | null {
  const [text] = useState(sessionNotice.read);
  useEffect(() => sessionNotice.clear(), []);
  return text;
}
