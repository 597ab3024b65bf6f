/**
 * Returns a mail's text for readers other than its recipient. A link may grant access (password, coupon,
 * unsubscription), so only its host stays.
 */
export function withoutLinks(text: string): string {
  return text.replace(/\bhttps?:\/\/([^\s/?#<>"']+)[^\s<>"']*/gi, '[link to $1]');
}
