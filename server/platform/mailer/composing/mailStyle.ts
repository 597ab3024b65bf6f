import { brand } from '../../../shared/brand/brand';

// `brand` keeps these objects: settings change their colours
const { light, dark, typeface } = brand;

/**
 * The style of mails. Elements have inline styles, because many programs drop style sheets. The sheet has only rules
 * that an element cannot express, such as colours for dark mode.
 */
export const mailStyle = {
  get body() {
    return `margin: 0; padding: 0; background: ${light.canvas}; color: ${light.text}; font: 16px/1.5 ${typeface}, Arial, Helvetica, sans-serif`;
  },
  get canvas() {
    return `padding: 24px 12px; background: ${light.canvas}`;
  },
  get card() {
    return `width: 100%; max-width: 600px; background: ${light.surface}; border: 1px solid ${light.border}; border-radius: 16px; text-align: left`;
  },
  get head() {
    return `padding: 20px 24px 0; font: 700 18px/1.5 ${typeface}, Arial, Helvetica, sans-serif; color: ${light.primary}`;
  },
  get content() {
    return `padding: 16px 24px 8px; font: 16px/1.5 ${typeface}, Arial, Helvetica, sans-serif; color: ${light.text}`;
  },
  get foot() {
    return `padding: 16px 24px 20px; border-top: 1px solid ${light.border}; font: 14px/1.5 ${typeface}, Arial, Helvetica, sans-serif; color: ${light.textMuted}`;
  },
  paragraph: 'margin: 0 0 16px; overflow-wrap: anywhere',
  get button() {
    return `display: inline-block; padding: 10px 20px; border-radius: 10px; background: ${light.primary}; color: ${light.onPrimary}; font-weight: 700; line-height: 24px; text-decoration: none`;
  },
  get plainButton() {
    return `display: inline-block; padding: 8px 18px; border: 2px solid ${light.primary}; border-radius: 10px; color: ${light.primary}; font-weight: 700; line-height: 24px; text-decoration: none`;
  },
  get textLink() {
    return `display: inline-block; padding: 10px 0; color: ${light.primary}; line-height: 24px`;
  },
  textLinkParagraph: 'margin: 0 0 6px; overflow-wrap: anywhere',
  sectionHeading: 'margin: 0 0 8px; font-size: 18px; line-height: 24px; overflow-wrap: anywhere',
  heading: 'margin: 0 0 16px; font-size: 22px; line-height: 28px; overflow-wrap: anywhere',
  value: 'font-size: 24px; line-height: 32px; letter-spacing: 1px',
  get small() {
    return `display: inline-block; margin-top: 6px; font-size: 14px; color: ${light.textMuted}; line-height: 20px; word-break: break-all`;
  },
  get link() {
    return `color: ${light.primary}`;
  },
  get optOut() {
    return `display: inline-block; padding: 11px 0; color: ${light.primary}; line-height: 22px`;
  },
  get picture() {
    return `display: block; width: 100%; max-width: 480px; height: auto; margin: 0 0 16px; border-radius: 10px; background: ${light.surface}`;
  },
  table: 'width: 100%; margin: 0 0 16px; border-collapse: collapse; font-size: 14px; line-height: 20px',
  caption: 'padding: 0 0 4px; text-align: left; font-weight: 700; font-size: 16px',
  get cell() {
    return `padding: 3px 0 3px 8px; border-top: 1px solid ${light.border}; text-align: right; vertical-align: top; white-space: nowrap`;
  },
  get name() {
    return `padding: 3px 0; border-top: 1px solid ${light.border}; text-align: left; vertical-align: top; font-weight: 400`;
  },
} as const;

export const mailSheet = (): string => `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .content, .head, .foot { padding-left: 16px !important; padding-right: 16px !important } }
@media (prefers-color-scheme: dark) {
  body, .canvas { background: ${dark.canvas} !important }
  .card { background: ${dark.surface} !important; border-color: ${dark.border} !important }
  .content, .cell, .name { color: ${dark.text} !important }
  .foot, .cell, .name { border-color: ${dark.border} !important }
  .foot, .small { color: ${dark.textMuted} !important }
  .head, .link { color: ${dark.primary} !important }
  .button { background: ${dark.primary} !important; color: ${dark.onPrimary} !important }
  .plain { background: none !important; border-color: ${dark.primary} !important; color: ${dark.primary} !important }
}`;
