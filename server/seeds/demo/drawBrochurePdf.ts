import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { inks } from './pictures/inks';
import { locale } from '../../shared/locale';

export interface BrochurePdf {
  title: string;
  companyName: string;
  contact: string;
  /** one page each */
  pages: readonly BrochurePage[];
  /** 4:3; the first is for the cover */
  jpegs: readonly [Buffer, ...Buffer[]];
}

export interface BrochurePage {
  heading: string;
  lines: readonly string[];
}

const [width, height] = [419.53, 595.28]; // A5
const margin = 40;
const pictureHeight = width * 0.75;
const bandHeight = 210;

/** Draws a small brochure: a cover with its picture, then the pages. */
export async function drawBrochurePdf(brochure: BrochurePdf, createdAt: Date): Promise<Buffer> {
  const document = new PDFDocument({
    size: [width, height],
    margin,
    autoFirstPage: false,
    lang: locale,
    displayTitle: true,
    info: { Title: brochure.title, Author: brochure.companyName, CreationDate: createdAt },
  });
  const bytes = buffer(document);
  drawCover(document, brochure);
  brochure.pages.forEach((page, index) => drawPage(document, page, index, brochure));
  document.end();
  return bytes;
}

type Document = InstanceType<typeof PDFDocument>;

function drawCover(document: Document, { title, companyName, contact, jpegs }: BrochurePdf): void {
  document.addPage();
  document.rect(0, 0, width, height).fill(inks.teal);
  document.image(jpegs[0], 0, 0, { width });
  const top = pictureHeight;
  document.rect(0, top, width, 6).fill(inks.orange);
  document.fillColor(inks.cream).font('Helvetica-Bold').fontSize(26);
  document.text(title, margin, top + 34, { width: width - 2 * margin, lineGap: 2 });
  document.font('Helvetica').fontSize(12).moveDown(0.8).text(companyName);
  document.fontSize(9).text(contact, margin, height - margin - 14, { width: width - 2 * margin, lineBreak: false });
}

/** Draws the lower part of a picture as a band, then heading and text. */
function drawPage(document: Document, page: BrochurePage, index: number, { companyName, jpegs }: BrochurePdf): void {
  const jpeg = jpegs[(index + 1) % jpegs.length] ?? jpegs[0];
  document.addPage();
  document.save().rect(0, 0, width, bandHeight).clip();
  document.image(jpeg, 0, bandHeight - pictureHeight, { width }).restore();
  document.rect(0, bandHeight, width, 6).fill(inks.orange);
  document.fillColor(inks.teal).font('Helvetica-Bold').fontSize(22);
  document.text(page.heading, margin, bandHeight + 30, { width: width - 2 * margin });
  document.fillColor(inks.night).font('Helvetica').fontSize(13).moveDown(0.5);
  for (const line of page.lines) document.text(line, { lineGap: 3.5, paragraphGap: 9 });
  document.fillColor(inks.teal).fontSize(9);
  document.text(companyName, margin, height - margin - 14, { width: width - 2 * margin, lineBreak: false });
}
