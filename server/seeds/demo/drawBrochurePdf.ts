import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { inks } from './pictures/inks';

export interface BrochurePdf {
  title: string;
  companyName: string;
  contact: string;
  /** one page each */
  pages: readonly BrochurePage[];
  /** for the cover */
  jpeg: Buffer;
}

export interface BrochurePage {
  heading: string;
  lines: readonly string[];
}

const [width, height] = [419.53, 595.28]; // A5
const margin = 40;

/** A small printed brochure: a cover with its picture, then page by page. */
export async function drawBrochurePdf(brochure: BrochurePdf, createdAt: Date): Promise<Buffer> {
  const document = new PDFDocument({
    size: [width, height],
    margin,
    autoFirstPage: false,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: brochure.title, Author: brochure.companyName, CreationDate: createdAt },
  });
  const bytes = buffer(document);
  drawCover(document, brochure);
  for (const page of brochure.pages) drawPage(document, page, brochure);
  document.end();
  return bytes;
}

type Document = InstanceType<typeof PDFDocument>;

function drawCover(document: Document, { title, companyName, contact, jpeg }: BrochurePdf): void {
  document.addPage();
  document.rect(0, 0, width, height).fill(inks.teal);
  document.image(jpeg, 0, 0, { width });
  const top = width * 0.75;
  document.rect(0, top, width, 6).fill(inks.orange);
  document.fillColor(inks.cream).font('Helvetica-Bold').fontSize(26);
  document.text(title, margin, top + 34, { width: width - 2 * margin, lineGap: 2 });
  document.font('Helvetica').fontSize(12).moveDown(0.8).text(companyName);
  document.fontSize(9).text(contact, margin, height - margin - 14, { width: width - 2 * margin, lineBreak: false });
}

function drawPage(document: Document, { heading, lines }: BrochurePage, { companyName }: BrochurePdf): void {
  document.addPage();
  document.rect(0, 0, width, 10).fill(inks.orange);
  document.fillColor(inks.teal).font('Helvetica-Bold').fontSize(20);
  document.text(heading, margin, margin + 10, { width: width - 2 * margin });
  document.fillColor(inks.night).font('Helvetica').fontSize(11.5).moveDown(0.6);
  for (const line of lines) document.text(line, { lineGap: 3, paragraphGap: 9 });
  document.fillColor(inks.teal).fontSize(9);
  document.text(companyName, margin, height - margin - 14, { width: width - 2 * margin, lineBreak: false });
}
