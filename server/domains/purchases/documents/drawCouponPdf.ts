import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { figtreeFont } from '../../../platform/pdf/figtreeFont';
import { printableText } from '../../../platform/pdf/printableText';
import { qrModules } from '../../../platform/pdf/qrModules';
import type { CouponDocument } from './CouponDocument';
import { drawPdfLogo } from '../../../platform/pdf/drawPdfLogo';
import { loadedDrawing } from '../../../shared/brand/siteValues';
import { brand } from '../../../shared/brand/brand';
import { locale } from '../../../shared/locale';

const [width, height] = [419.53, 595.28]; // A5: large on a phone, and half a sheet or a whole one on paper
const margin = 30;
const inner = width - 2 * margin;
const bandHeight = 64;
const qrSize = 132;
const logoWidth = 120;
const ink = brand.light;

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = PDFKit.PDFStructureElement;

/** Draws a tagged PDF with real text, for reading aloud and search. It has one page, more only for long conditions. */
export async function drawCouponPdf(coupon: CouponDocument, createdAt: Date): Promise<Buffer> {
  const title = printableText(coupon.title);
  const pdf = new PDFDocument({
    size: [width, height],
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: `Coupon: ${title}`, Author: printableText(coupon.companyName), CreationDate: createdAt },
    // avoids pdfkit's default font, which is not embedded
    font: figtreeFont('regular') as unknown as string,
  });
  for (const weight of ['regular', 'bold'] as const) pdf.registerFont(weight, figtreeFont(weight) as unknown as string);
  const bytes = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawBand(pdf, root);
  drawOffer(pdf, root, { ...coupon, title });
  drawProof(pdf, root, coupon);
  drawConditions(pdf, root, coupon);
  root.end();
  pdf.end();
  return bytes;
}

function drawBand(pdf: Pdf, root: Structure): void {
  asDecoration(pdf, () => pdf.rect(0, 0, width, bandHeight).fill(ink.primary));
  const logo = loadedDrawing('logo');
  const beside = { width: logo === null ? inner : inner - logoWidth - 10 };
  write(pdf, root, `${brand.name} coupon`, { font: 'bold', size: 19, color: ink.onPrimary, y: 14, ...beside });
  if (logo !== null) {
    const place = { right: width - margin, top: 12, width: logoWidth, height: 40 };
    asDecoration(pdf, () => drawPdfLogo(pdf, logo, place));
  }
  const note = 'A free reservation: you pay the vendor.';
  write(pdf, root, note, { font: 'regular', size: 12, color: ink.onPrimary, ...beside });
  pdf.y = bandHeight + 16;
}

function drawOffer(pdf: Pdf, root: Structure, { title, companyName, price, saving, notice }: CouponDocument): void {
  if (notice !== '') {
    write(pdf, root, notice, { font: 'bold', size: 14, color: ink.accentText });
    pdf.moveDown(0.4);
  }
  write(pdf, root, title, { tag: 'H1', font: 'bold', size: 22, color: ink.text });
  write(pdf, root, companyName, { font: 'regular', size: 14, color: ink.textMuted });
  pdf.moveDown(0.4);
  write(pdf, root, price, { font: 'bold', size: 30, color: ink.accentText });
  write(pdf, root, saving, { font: 'regular', size: 13, color: ink.text });
}

/** Draws the code as text and as a QR code, with the details that a till needs. */
function drawProof(pdf: Pdf, root: Structure, { code, validity, buyer, contact, redeemUrl }: CouponDocument): void {
  const top = pdf.y + 12;
  const box = { x: margin, y: top, width: qrSize + 16, height: qrSize + 16 };
  asDecoration(pdf, () => pdf.roundedRect(box.x, box.y, inner, box.height, 8).fill(ink.surfaceSunken));
  const alt = `QR code that leads to ${redeemUrl}`;
  const figure = pdf.struct('Figure', { alt }, () => {
    drawQrCode(pdf, redeemUrl, { x: box.x + 8, y: box.y + 8 });
  });
  const beside = { x: box.x + box.width + 10, width: inner - box.width - 18 };
  write(pdf, root, validity, { font: 'bold', size: 17, color: ink.text, y: top + 12, ...beside });
  pdf.moveDown(0.3);
  write(pdf, root, 'Show this code when you pay:', { font: 'regular', size: 11, color: ink.textMuted, ...beside });
  write(pdf, root, code, { font: 'bold', size: 19, color: ink.text, ...beside });
  pdf.moveDown(0.3);
  write(pdf, root, buyer, { font: 'regular', size: 10, color: ink.textMuted, ...beside });
  root.add(figure);
  pdf.y = Math.max(pdf.y, top + box.height) + 12;
  for (const line of contact) write(pdf, root, line, { font: 'regular', size: 12, color: ink.text });
}

function drawConditions(pdf: Pdf, root: Structure, { hours, conditions, offerUrl }: CouponDocument): void {
  pdf.moveDown(0.6);
  write(pdf, root, 'Conditions', { tag: 'H2', font: 'bold', size: 14, color: ink.text });
  write(pdf, root, hours, { font: 'bold', size: 13, color: ink.text });
  for (const line of conditions) write(pdf, root, line, { font: 'regular', size: 12, color: ink.text });
  write(pdf, root, 'Good for one time. The prices include GST.', { font: 'regular', size: 12, color: ink.text });
  pdf.moveDown(0.5);
  write(pdf, root, `The offer on the web: ${offerUrl}`, { font: 'regular', size: 10, color: ink.textMuted });
}

interface Writing {
  tag?: 'P' | 'H1' | 'H2';
  font: 'regular' | 'bold';
  size: number;
  color: string;
  x?: number;
  y?: number;
  width?: number;
}

function write(pdf: Pdf, root: Structure, text: string, { tag = 'P', font, size, color, ...at }: Writing): void {
  const printed = printableText(text);
  if (printed === '') return;
  pdf.font(font).fontSize(size).fillColor(color);
  const place = { structParent: root, structType: tag, width: at.width ?? inner, lineGap: size * 0.15 };
  pdf.text(printed, at.x ?? margin, at.y ?? pdf.y, place);
}

/** Draws squares instead of pixels, so that the code is sharp at every size. Its quiet zone is white on any ground. */
function drawQrCode(pdf: Pdf, content: string, { x, y }: { x: number; y: number }): void {
  const { size, runs } = qrModules(content);
  const quiet = 4;
  const square = qrSize / (size + 2 * quiet);
  pdf.rect(x, y, qrSize, qrSize).fill('#ffffff');
  for (const { row, column, length } of runs) {
    pdf.rect(x + (column + quiet) * square, y + (row + quiet) * square, length * square, square);
  }
  pdf.fill('#000000');
}

function asDecoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
