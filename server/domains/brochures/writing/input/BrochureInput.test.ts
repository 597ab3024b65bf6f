import { validateSync } from 'class-validator';
import { CreateBrochureInput } from '../createBrochure';
import { UpdateBrochureInput } from '../updateBrochure';
import type { BrochureInput } from './BrochureInput';

const messagesOf = (input: BrochureInput, title: string): string[] =>
  validateSync(Object.assign(input, { title })).flatMap(({ constraints = {} }) => Object.values(constraints));

describe('the title of a new ad', () => {
  it.each([
    ['CP_AD' as const, 'ab', ['A title has 3 to 120 characters.']],
    ['BLD_AD' as const, 'ab', []],
    ['BLD_AD' as const, 'x'.repeat(121), ['A title has 2 to 120 characters.']],
    ['CP_AD' as const, 'x'.repeat(120), []],
  ])('of a %s: %s', (type, title, messages) => {
    expect(messagesOf(Object.assign(new CreateBrochureInput(), { type }), title)).toEqual(messages);
  });
});

it('names no shortest title for a change, which does not tell the type', () => {
  expect(messagesOf(new UpdateBrochureInput(), 'x'.repeat(121))).toEqual(['A title has at most 120 characters.']);
  expect(messagesOf(new UpdateBrochureInput(), 'x')).toEqual([]);
});
