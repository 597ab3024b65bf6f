import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { figtreeFont } from '../pdf/figtreeFont';
import { printableText } from '../pdf/printableText';
import { qrModules } from '../pdf/qrModules';
import { drawPdfLogo } from '../pdf/drawPdfLogo';
import { loadedDrawing } from '../../shared/brand/siteValues';
import { brand } from '../../shared/brand/brand';
import { locale } from '../../shared/locale';

interface QrPoster {
  /** the content of the code */
  content: string;
  heading: string;
  /** below the heading; null: no line */
  line: string | null;
  /** for visitors without a camera */
  address: string;
}

const [width, height] = [595.28, 841.89]; // A4
const margin = 56;
const inner = width - 2 * margin;
const codeSize = 380;
const codeTop = 300;
const quiet = 4;

/** Draws a poster with the code as large as possible, in vector squares, with real text around it. */
export async function drawQrPoster({ content, heading, line, address }: QrPoster): Promise<Buffer> {
  const title = printableText(heading);
  const pdf = new PDFDocument({
    size: [width, height],
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: brand.name },
    font: figtreeFont('regular') as unknown as string,
  });
  for (const weight of ['regular', 'bold'] as const) pdf.registerFont(weight, figtreeFont(weight) as unknown as string);
  const bytes = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const write = (text: string, tag: 'P' | 'H1', font: 'regular' | 'bold', size: number, y: number, most: number) => {
    pdf.font(font).fillColor(brand.light.text);
    let fitting = size;
    while (fitting > 12 && pdf.fontSize(fitting).heightOfString(text, { width: inner }) > most) fitting -= 2;
    const place = { structParent: root, structType: tag, width: inner, height: most, align: 'center' as const };
    pdf.fontSize(fitting).text(text, margin, y, { ...place, ellipsis: true });
  };
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, 0, width, 18).fill(brand.light.primary);
  pdf.endMarkedContent();
  write(title, 'H1', 'bold', 44, 70, 150);
  if (line !== null) write(printableText(line), 'P', 'regular', 22, 230, 56);
  const alt = `QR code that leads to ${content}`;
  root.add(pdf.struct('Figure', { alt }, () => drawCode(pdf, content)));
  write('Scan with the camera of your phone', 'P', 'bold', 22, codeTop + codeSize + 16, 30);
  write(printableText(address), 'P', 'regular', 14, codeTop + codeSize + 52, 40);
  const logo = loadedDrawing('logo');
  if (logo !== null) {
    pdf.markContent('Artifact', { type: 'Layout' });
    drawPdfLogo(pdf, logo, { right: width - margin, top: height - 66, width: 160, height: 46 });
    pdf.endMarkedContent();
  }
  root.end();
  pdf.end();
  return bytes;
}

function drawCode(pdf: InstanceType<typeof PDFDocument>, content: string): void {
  const { size, runs } = qrModules(content);
  const square = codeSize / (size + 2 * quiet);
  const left = (width - codeSize) / 2;
  for (const { row, column, length } of runs) {
    pdf.rect(left + (column + quiet) * square, codeTop + (row + quiet) * square, length * square, square);
  }
  pdf.fill('#000000');
}
