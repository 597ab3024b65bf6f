import type { CouponDocument } from './CouponDocument';
import { drawCouponPdf } from './drawCouponPdf';
import { exampleCoupon } from './exampleCoupon';

const now = new Date('2026-11-20T02:00:00Z');
const draw = async (changes: Partial<CouponDocument> = {}) =>
  (await drawCouponPdf({ ...exampleCoupon, ...changes }, now)).toString('latin1');
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

describe('the PDF of a coupon', () => {
  it('is a tagged document in Australian English, with a title and its own fonts', async () => {
    const pdf = await draw();
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    for (const part of ['/Lang (en-AU)', '/Marked true', '(Coupon: Two flat whites for one)', '/DisplayDocTitle true'])
      expect(pdf).toContain(part);
    expect(pdf).toContain('/S /H1');
    expect(pdf).toContain('/Alt (QR code that leads to https://offers.example/redeem?code=7K2M9QXR04TB)');
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
    expect(pdf.match(/\/ToUnicode/g)).toHaveLength(2); // so that text can be read aloud and searched
    expect(pdf).not.toContain('Helvetica');
  });

  it('is one page, on half a sheet of A4', async () => {
    const pdf = await draw();
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf).toContain('/MediaBox [0 0 419.53 595.28]');
  });

  it.each<[string, Partial<CouponDocument>, number]>([
    [
      'the longest title, company and name',
      { title: 'wide '.repeat(24), companyName: 'w'.repeat(200), buyer: 'w'.repeat(120) },
      2,
    ],
    ['nothing that need not be there', { companyName: '', saving: '', hours: '', contact: [], conditions: [] }, 1],
    ['other scripts and signs', { title: '咖啡 ☕', buyer: 'Reserved for 李娜', conditions: ['每人一张'] }, 1],
    ['long conditions', { conditions: Array.from({ length: 20 }, () => 'Not on public holidays. '.repeat(20)) }, 6],
  ])('handles %s', async (_what, changes, most) => {
    const pages = pagesOf(await draw(changes)) ?? 0;
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(most);
  });
});
