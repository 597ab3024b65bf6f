import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { SignedInViewer } from '../accounts/SignedInViewer';
import {
  SetOptionalMailsInput,
  SetOptionalMailsPayload,
  setOptionalMails,
  wantsOptionalMails,
} from './setOptionalMails';

@Resolver(() => SignedInViewer)
export class OptionalMailsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether reports and reminders are mailed to this login.' })
  wantsOptionalMails(@Root() { account }: SignedInViewer, @Ctx() context: RequestContext): Promise<boolean> {
    return wantsOptionalMails(context, account);
  }

  @Mutation(() => SetOptionalMailsPayload, {
    description:
      "Turns reports and reminders to the caller's own address on or off, as the unsubscribe link of these mails does.",
  })
  async setOptionalMails(
    @Arg('input', () => SetOptionalMailsInput, { description: 'On or off.' }) input: SetOptionalMailsInput,
    @Ctx() context: RequestContext,
  ): Promise<SetOptionalMailsPayload> {
    return new SetOptionalMailsPayload(await setOptionalMails(context, input));
  }
}
