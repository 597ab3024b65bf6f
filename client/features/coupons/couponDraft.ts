import type { Buyer } from './buyerProblems';

/** Input for a coupon, and the key and address of a try without an answer. */
export interface CouponDraft extends Buyer {
  sent: { key: string; email: string } | null;
}

export const emptyDraft: CouponDraft = { name: '', email: '', acceptTerms: false, sent: null };

const keyOf = (databaseId: number) => `couponDraft:${String(databaseId)}`;

/** Reads the draft, which lasts as long as the browser tab and survives reloads and failures. */
export function readCouponDraft(databaseId: number): CouponDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(databaseId)) ?? 'null') as Partial<CouponDraft> | null;
    if (typeof stored?.name !== 'string' || typeof stored.email !== 'string') return emptyDraft;
    const { sent } = stored;
    const isSent = typeof sent?.key === 'string' && typeof sent.email === 'string';
    return {
      ...{ name: stored.name, email: stored.email, acceptTerms: stored.acceptTerms === true },
      ...(stored.remind === true && { remind: true }),
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
    // without storage the draft lasts as long as the form
  }
}

/** Compares addresses as the server does. */
function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * Idempotency key of a purchase. A retry with the same address reuses the key of a try without an answer, so that the
 * buyer gets the same coupon. Another address is another purchase.
 */
export function purchaseKey({ sent, email }: CouponDraft): string {
  return sent && sameEmail(sent.email, email) ? sent.key : newKey();
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
