import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { BrochureLetter } from './BrochureLetter';
import { BrochureLettersArgs, countLetters } from './countLetters';

@Resolver()
export class BrochureLettersResolver {
  @Query(() => [BrochureLetter], {
    description: 'The letters that names of a list begin with, A to Z and 0-9, under its other filters.',
  })
  brochureLetters(
    @Args(() => BrochureLettersArgs) { filter }: BrochureLettersArgs,
    @Ctx() context: RequestContext,
  ): Promise<BrochureLetter[]> {
    return countLetters(context, filter);
  }
}
