import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { authorize } from '../../../shared/authorize';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';
import { checkFilter } from '../filters/checkFilter';
import { digits, titleLetters } from '../../../../shared/lists/titleLetters';
import { BrochureList } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';
import { BrochureLetter } from './BrochureLetter';

@ArgsType()
export class BrochureLettersArgs {
  @Field(() => BrochureFilterInput, { description: 'The list; its own `letter` is ignored.' })
  filter: BrochureFilterInput;
}

/**
 * Returns the letters that names of the list's ads begin with, A to Z and then 0-9, each with its number of ads. Letters
 * without ads are absent, and so are names that begin with another sign.
 */
export async function countLetters(context: RequestContext, filter: BrochureFilter): Promise<BrochureLetter[]> {
  authorize(context.viewer, 'brochureLetters');
  checkFilter(filter);
  const list = await BrochureList.prepare(context, { ...filter, letter: null }, null);
  const rows = await preparedRows(context.database, nameFrequent(list.letterStatement()));
  const counts = new Map<string, number>();
  for (const [sign, count] of rows) {
    const letter = letterOf(String(sign));
    counts.set(letter, (counts.get(letter) ?? 0) + Number(count));
  }
  return titleLetters.flatMap((letter) => {
    const count = counts.get(letter);
    return count === undefined ? [] : [Object.assign(new BrochureLetter(), { letter, count })];
  });
}

function letterOf(sign: string): string {
  return /^[0-9]$/.test(sign) ? digits : sign.toUpperCase();
}
