import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { figtreeFont } from '../../../platform/pdf/figtreeFont';
import { formatDollars } from '../../../shared/money/formatDollars';
import { printableText } from '../../../platform/pdf/printableText';
import { brand } from '../../../shared/brand/brand';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { formatClockTime } from '../../../shared/dates/formatClockTime';
import { locale } from '../../../shared/locale';
import { zoneOfRequests } from '../privacy-requests/newPrivacyRequest';
import { labelOf, type PersonalRecords } from '../readPersonalData';

interface Content {
  email: string;
  records: readonly PersonalRecords[];
}

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = PDFKit.PDFStructureElement;

const ink = brand.light;

/** Draws everything that is known of a person as a tagged A4 document with real text. */
export async function drawOwnDataPdf({ email, records }: Content, writtenAt: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: `Your data on ${brand.name}`, Author: brand.name, CreationDate: writtenAt },
    // avoids pdfkit's default font, which is not embedded
    font: figtreeFont('regular') as unknown as string,
  });
  for (const weight of ['regular', 'bold'] as const) pdf.registerFont(weight, figtreeFont(weight) as unknown as string);
  const bytes = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  write(pdf, root, 'H1', `Your data on ${brand.name}`);
  write(pdf, root, 'P', `Everything that we keep of ${email}, written on ${describeMoment(writtenAt)}.`);
  if (records.length === 0) write(pdf, root, 'P', 'We keep nothing of this address.');
  for (const { table, what, stays, rows } of records) {
    pdf.moveDown(0.8);
    write(pdf, root, 'H2', `${what.charAt(0).toUpperCase()}${what.slice(1)} (${rows.length})`);
    write(pdf, root, 'NOTE', `After an erasure stays: ${stays ?? 'nothing'}.`);
    for (const row of rows) {
      pdf.moveDown(0.5);
      for (const [name, value] of Object.entries(row)) {
        const text = describeCell(name, value);
        if (text !== '') write(pdf, root, 'P', `${labelOf(table, name)}: ${text}`);
      }
    }
  }
  root.end();
  pdf.end();
  return bytes;
}

const styles = {
  H1: { tag: 'H1', font: 'bold', size: 22, color: ink.text },
  H2: { tag: 'H2', font: 'bold', size: 14, color: ink.text },
  NOTE: { tag: 'P', font: 'regular', size: 10, color: ink.textMuted },
  P: { tag: 'P', font: 'regular', size: 11, color: ink.text },
} as const;

function write(pdf: Pdf, root: Structure, style: keyof typeof styles, text: string): void {
  const printed = printableText(text);
  if (printed === '') return;
  const { tag, font, size, color } = styles[style];
  pdf.font(font).fontSize(size).fillColor(color);
  pdf.text(printed, { structParent: root, structType: tag, lineGap: size * 0.2 });
}

function describeMoment(moment: Date): string {
  return `${formatAustralianDate(calendarDay(moment, zoneOfRequests))}, ${formatClockTime(moment, zoneOfRequests)}`;
}

/** Names of columns with values of a closed set, such as KIND_OF_THING. */
const ofClosedSets = ['kind', 'channel', 'state', 'role', 'vendor_role', 'staff_role', 'void_reason', 'ending'];

function describeCell(name: string, value: unknown): string {
  if (name.endsWith('_cents') && typeof value === 'number') return formatDollars(value);
  if (ofClosedSets.includes(name) && typeof value === 'string') return value.toLowerCase().replaceAll('_', ' ');
  return describeValue(value);
}

/** Moments are in the time of Queensland; objects of the log and of changes stay JSON. */
function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return describeMoment(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatAustralianDate(value) : value;
  if (typeof value === 'number') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${describeValue(part)}`)
    .join('; ');
}
