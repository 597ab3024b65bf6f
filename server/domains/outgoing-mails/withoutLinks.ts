/**
 * What a mail says, for others than its recipient: a link may open something (a password, a coupon, an unsubscription),
 * so of each only the host stays.
 */
export function withoutLinks(text: string): string {
  return text.replace(/\bhttps?:\/\/([^\s/?#<>"']+)[^\s<>"']*/gi, '[link to $1]');
}
