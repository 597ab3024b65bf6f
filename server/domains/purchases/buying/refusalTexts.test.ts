import { readFileSync } from 'node:fs';
import path from 'node:path';

const files = [
  'limits/networkPace.ts',
  'purchaseCoupon.ts',
  'selling/decideSales.ts',
  'saleProblem.ts',
  'purchaseRefusal.ts',
  '../holding/notConfirmedInTime.ts',
];

/** The sentences for people in a source: texts that begin with a capital and end like a sentence. */
function sentencesOf(file: string): string[] {
  const source = readFileSync(path.join(__dirname, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const inputs = source.replaceAll(/@InputType[\s\S]*?\n}\n/g, '');
  return [...inputs.matchAll(/['`]([A-Z][^'`]*\.)['`]/g)].map(([, text]) => text ?? '');
}

// docs/rules/prices-and-coupons.md#held-coupons
it('no refusal of a purchase says how buyers are told apart', () => {
  const sentences = files.flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(7);
  const telling = /network|address|e-?mail|device|\bIP\b|gmail|\bplus\b|dots?\b|VPN|proxy/i;
  expect(sentences.filter((sentence) => telling.test(sentence))).toEqual([]);
});
