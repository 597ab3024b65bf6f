import { useEffect, useRef, useState } from 'react';
import type { Buyer } from './buyerProblems';
import { emptyDraft, readCouponDraft, writeCouponDraft, type CouponDraft } from './couponDraft';

/** What was typed, kept through reloads; `posted` is what came back of a form that was sent without JavaScript. */
export function useCouponDraft(databaseId: number, posted: Buyer | null) {
  const [draft, setDraft] = useState<CouponDraft>({ ...emptyDraft, ...posted });
  // what an answer changes must not undo what was typed while it was on its way
  const latest = useRef(draft);

  // not while rendering: the server's page knows nothing of it
  useEffect(() => {
    if (posted !== null) return;
    latest.current = readCouponDraft(databaseId);
    setDraft(latest.current);
  }, [databaseId, posted]);

  const change = (changes: Partial<CouponDraft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    writeCouponDraft(databaseId, latest.current);
  };

  return { draft, change, forget: () => writeCouponDraft(databaseId, null) };
}
