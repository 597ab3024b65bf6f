import type { Mail } from '../Mail';

/** HTML of a mail for a browser, with each picture as a data URL. */
export function embedPictures(html: string, attachments: Mail['attachments'] = []): string {
  return attachments.reduce(
    (shown, { cid, contentType, contentBase64 }) =>
      cid === undefined ? shown : shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${contentBase64}"`),
    html,
  );
}
