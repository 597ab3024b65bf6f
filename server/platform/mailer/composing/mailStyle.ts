/**
 * The style of mails. Elements have inline styles, because many programs drop style sheets. The sheet has only rules
 * that an element cannot express, such as colours for dark mode. The colours are those of client/app/theme/tokens.ts.
 */
export const mailStyle = {
  body: 'margin: 0; padding: 0; background: #faf8f5; color: #23201c; font: 16px/1.5 Figtree, Arial, Helvetica, sans-serif',
  canvas: 'padding: 24px 12px; background: #faf8f5',
  card: 'width: 100%; max-width: 600px; background: #ffffff; border: 1px solid #e5dfd6; border-radius: 16px; text-align: left',
  head: 'padding: 20px 24px 0; font: 700 18px/1.5 Figtree, Arial, Helvetica, sans-serif; color: #00706a',
  content: 'padding: 16px 24px 8px; font: 16px/1.5 Figtree, Arial, Helvetica, sans-serif; color: #23201c',
  foot: 'padding: 16px 24px 20px; border-top: 1px solid #e5dfd6; font: 14px/1.5 Figtree, Arial, Helvetica, sans-serif; color: #635c53',
  paragraph: 'margin: 0 0 16px; overflow-wrap: anywhere',
  button:
    'display: inline-block; padding: 10px 20px; border-radius: 10px; background: #00706a; color: #ffffff; font-weight: 700; line-height: 24px; text-decoration: none',
  value: 'font-size: 24px; line-height: 32px; letter-spacing: 1px',
  small:
    'display: inline-block; margin-top: 6px; font-size: 14px; color: #635c53; line-height: 20px; word-break: break-all',
  link: 'color: #00706a',
  picture:
    'display: block; width: 100%; max-width: 480px; height: auto; margin: 0 0 16px; border-radius: 10px; background: #ffffff',
  table: 'width: 100%; margin: 0 0 16px; border-collapse: collapse; font-size: 14px; line-height: 20px',
  caption: 'padding: 0 0 4px; text-align: left; font-weight: 700; font-size: 16px',
  cell: 'padding: 3px 0 3px 8px; border-top: 1px solid #e5dfd6; text-align: right; vertical-align: top; white-space: nowrap',
  name: 'padding: 3px 0; border-top: 1px solid #e5dfd6; text-align: left; vertical-align: top; font-weight: 400',
} as const;

export const mailSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .content, .head, .foot { padding-left: 16px !important; padding-right: 16px !important } }
@media (prefers-color-scheme: dark) {
  body, .canvas { background: #171513 !important }
  .card { background: #211e1b !important; border-color: #3b362f !important }
  .content, .cell, .name { color: #f1ece4 !important }
  .foot, .cell, .name { border-color: #3b362f !important }
  .foot, .small { color: #b9b0a4 !important }
  .head, .link { color: #4cc2b7 !important }
  .button { background: #4cc2b7 !important; color: #06211e !important }
}`;
