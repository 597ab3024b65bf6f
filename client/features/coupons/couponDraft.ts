import type { Buyer } from './buyerProblems';

/** What was typed for a coupon, and under which key it was sent while no answer has come. */
export interface CouponDraft extends Buyer {
  sent: { key: string; email: string } | null;
}

export const emptyDraft: CouponDraft = { name: '', email: '', acceptTerms: false, sent: null };

const keyOf = (databaseId: number) => `couponDraft:${String(databaseId)}`;

/** For as long as the tab is open, through reloads and failures; nothing typed is lost, and nothing stays behind. */
export function readCouponDraft(databaseId: number): CouponDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(databaseId)) ?? 'null') as Partial<CouponDraft> | null;
    if (typeof stored?.name !== 'string' || typeof stored.email !== 'string') return emptyDraft;
    const { sent } = stored;
    const isSent = typeof sent?.key === 'string' && typeof sent.email === 'string';
    return {
      ...{ name: stored.name, email: stored.email, acceptTerms: stored.acceptTerms === true },
      sent: isSent ? { key: sent.key, email: sent.email } : null,
    };
  } catch {
    return emptyDraft;
  }
}

export function writeCouponDraft(databaseId: number, draft: CouponDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(databaseId));
    else sessionStorage.setItem(keyOf(databaseId), JSON.stringify(draft));
  } catch {
    // without storage the draft lives as long as the form
  }
}

/** As the server compares addresses. */
function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * One key for one purchase. While nobody knows what became of the last try, the same buyer sends the same key again and
 * gets the same coupon; another address is another purchase.
 */
export function purchaseKey({ sent, email }: CouponDraft): string {
  return sent && sameEmail(sent.email, email) ? sent.key : newKey();
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
