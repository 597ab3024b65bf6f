import { couponCheckSum } from './couponCheckSum';
import { couponCodeAlphabet } from './couponCodeAlphabet';

const length = 12;

export type ParsedCouponCode =
  { code: string; problem?: undefined } | { code?: undefined; problem: { code: CodeProblem; message: string } };

type CodeProblem = keyof typeof sentences;

const sentences = {
  FORM: 'A coupon code has 12 letters and digits, such as 7K2M-9QXR-04TB.',
  CHECK_CHARACTER: 'This code holds a typing mistake. Compare it with the coupon, or scan the coupon.',
};

/** Reads a typed code: in any case, with spaces or hyphens, O for 0 and I or L for 1. */
export function parseCouponCode(text: string): ParsedCouponCode {
  const code = text
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const values = Array.from(code, (character) => couponCodeAlphabet.indexOf(character));
  if (values.length !== length || values.includes(-1)) return problem('FORM');
  return couponCheckSum(values) === 0 ? { code } : problem('CHECK_CHARACTER');
}

function problem(code: CodeProblem): ParsedCouponCode {
  return { problem: { code, message: sentences[code] } };
}
