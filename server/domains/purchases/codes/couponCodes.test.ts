import { couponCodeAlphabet } from '../../../../shared/coupons/couponCodeAlphabet';
import { formatCouponCode } from './formatCouponCode';
import { newCouponCode } from './newCouponCode';
import { readCouponCode } from './readCouponCode';

const codes = Array.from({ length: 50 }, newCouponCode);

describe('coupon codes', () => {
  it('are read in any usual spelling', () => {
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
      const typed = formatCouponCode(code).toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l');
      expect(readCouponCode(` ${typed} `)).toBe(code);
    }
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('detect every single wrong character', () => {
    const code = codes[0]!;
    for (let at = 0; at < code.length; at += 1) {
      for (const other of couponCodeAlphabet.replace(code[at]!, '')) {
        const mistyped = code.slice(0, at) + other + code.slice(at + 1);
        expect(() => readCouponCode(mistyped)).toThrow('typing mistake');
      }
    }
  });

  it('detect every two swapped characters', () => {
    for (const code of codes) {
      for (let a = 0; a < code.length; a += 1) {
        for (let b = a + 1; b < code.length; b += 1) {
          if (code[a] === code[b]) continue;
          const characters = Array.from(code);
          [characters[a], characters[b]] = [code[b]!, code[a]!];
          expect(() => readCouponCode(characters.join(''))).toThrow('typing mistake');
        }
      }
    }
  });

  it.each(['', 'short', '7K2M9QXR04T', '7K2M-9QXR-04TBX', '7K2M-9QXR-04T!', 'UUUUUUUUUUUU', 'ÄÖÜ', '💶'.repeat(12)])(
    'refuse "%s"',
    (text) => {
      expect(() => readCouponCode(text)).toThrow('12 letters and digits');
    },
  );
});

it('are printed in groups of four', () => {
  expect(formatCouponCode('7K2M9QXR04TB')).toBe('7K2M-9QXR-04TB');
});
