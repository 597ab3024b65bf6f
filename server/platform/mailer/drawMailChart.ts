import { escapeHtml } from '../../shared/text/escapeHtml';
import type { MailChart } from './MailChart';

const longestBar = 30;

/** The same bars twice: of characters, and as a table that mail programs without pictures draw as well. */
export function drawMailChart({ caption, bars }: MailChart): { text: string; html: string } {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const widest = Math.max(0, ...bars.map(({ label }) => label.length));
  const lines = bars.map(({ label, value }) => {
    const bar = '#'.repeat(Math.ceil((value / highest) * longestBar));
    return [label.padEnd(widest), bar, String(value)].filter((part) => part !== '').join('  ');
  });
  const rows = bars.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="font-weight: normal; text-align: left; white-space: nowrap">${escapeHtml(label)}</th>` +
      `<td style="width: 100%"><div style="height: 12px; background: #00706a; width: ${Math.round((value / highest) * 100)}%"></div></td>` +
      `<td style="text-align: right">${value}</td></tr>`,
  );
  const html =
    `<table style="width: 100%; font-size: 14px"><caption style="text-align: left; font-weight: bold">${escapeHtml(caption)}</caption>` +
    `${rows.join('')}</table>`;
  return { text: [caption, ...lines].join('\n'), html };
}
