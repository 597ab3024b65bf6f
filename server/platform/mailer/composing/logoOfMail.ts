import { brand } from '../../../shared/brand/brand';
import { loadedDrawing } from '../../../shared/brand/siteValues';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { MailAttachment } from '../Mail';

/** pixels that the logo may fill at the head of a mail */
const most = { width: 240, height: 48 };
const cid = 'logo-of-the-site';

/**
 * Returns the logo of the settings as a picture that the mail brings with it, because programs do not load pictures from
 * elsewhere; null: mails have the name. In dark mode it keeps its light ground.
 */
export function logoOfMail(): { html: string; attachment: MailAttachment } | null {
  const logo = loadedDrawing('logo');
  if (logo === null) return null;
  const scale = Math.min(most.width / logo.width, most.height / logo.height);
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  const style = `display: block; border: 0; padding: 6px; border-radius: 8px; background: ${brand.light.surface}`;
  return {
    html: `<img src="cid:${cid}" alt="${escapeHtml(brand.name)}" width="${width}" height="${height}" style="${style}">`,
    attachment: {
      filename: 'logo.png',
      contentType: 'image/png',
      contentBase64: logo.smallPicture.toString('base64'),
      cid,
    },
  };
}
