import type { Mail } from './Mail';

/** HTML of a mail for a browser, which does not know what came with it: each picture stands in it as a whole. */
export function embedPictures(html: string, attachments: Mail['attachments'] = []): string {
  return attachments.reduce(
    (shown, { cid, contentType, contentBase64 }) =>
      cid === undefined ? shown : shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${contentBase64}"`),
    html,
  );
}
