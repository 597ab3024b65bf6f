import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawCouponPdf } from '../../../server/domains/purchases/documents/drawCouponPdf';
import { figtree } from '../../../server/platform/pdf/figtree';
import { exampleCoupon } from '../../../server/domains/purchases/documents/exampleCoupon';

const drawings = 60;
const createdAt = new Date('2026-11-20T02:00:00Z');

/** Medians of alternating runs after a warm-up. */
export async function benchCouponPdf(): Promise<string> {
  const [ours, least]: [number[], number[]] = [[], []];
  let bytes = 0;
  for (let number = 0; number < drawings; number += 1) {
    ours.push(await time(async () => (bytes = (await drawCouponPdf(exampleCoupon, createdAt)).length)));
    least.push(await time(oneWord));
  }
  const [coupon, word] = [median(ours.slice(10)), median(least.slice(10))];
  const cells = [coupon.toFixed(1), word.toFixed(1), (coupon / word).toFixed(1), String(bytes)];
  return `coupon, ms | one word in its typeface, ms | ratio | bytes\n${cells.join(' | ')}`;
}

function oneWord(): Promise<Buffer> {
  const pdf = new PDFDocument({ font: figtree.regular as unknown as string });
  const bytes = buffer(pdf);
  pdf.text('Coupon');
  pdf.end();
  return bytes;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
