import { Arg, Args, Ctx, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { databaseIdOf } from '../../shared/globalId';
import { Account } from '../accounts/Account';
import { accountLoader } from '../accounts/accountLoader';
import { Brochure } from '../brochures/Brochure';
import { Enquiry } from './Enquiry';
import { handleEnquiry, HandleEnquiryInput, HandleEnquiryPayload } from './handleEnquiry';
import { EnquiriesArgs, listEnquiries } from './listEnquiries';
import { sendEnquiry, SendEnquiryInput, SendEnquiryPayload } from './sendEnquiry';

@ObjectType({ description: 'An enquiry in its list.' })
class EnquiryEdge extends edgeOf(Enquiry) {}

@ObjectType({ description: 'A page of enquiries.' })
class EnquiryConnection extends connectionOf(EnquiryEdge) {}

const enquiredBrochureLoader = entityLoader(Brochure);

@Resolver(() => Enquiry)
export class EnquiryResolver {
  @Query(() => EnquiryConnection, { description: "Visitors' requests, newest first. For administrators." })
  async enquiries(
    @Args(() => EnquiriesArgs) args: EnquiriesArgs,
    @Ctx() context: RequestContext,
  ): Promise<EnquiryConnection> {
    const page = await listEnquiries(context, args);
    const edges = page.edges.map(({ item, cursor }) => new EnquiryEdge(item, cursor));
    return new EnquiryConnection({ ...page, edges });
  }

  @Mutation(() => SendEnquiryPayload, {
    description:
      'Sends a request to the administrators, who are told by mail; the sender gets a confirmation. The same request within an hour is stored once. VALIDATION_FAILED names each field, NOT_FOUND: the ad is not public.',
  })
  async sendEnquiry(
    @Arg('input', () => SendEnquiryInput, { description: 'The form.' })
    { kind, brochureId, website = null, ...text }: SendEnquiryInput,
    @Ctx() context: RequestContext,
  ): Promise<SendEnquiryPayload> {
    const id = brochureId == null ? null : databaseIdOf(brochureId, 'Brochure', 'brochureId');
    await sendEnquiry(context, { kind, brochureId: id, website, ...text });
    return new SendEnquiryPayload();
  }

  @Mutation(() => HandleEnquiryPayload, {
    description:
      'Marks an enquiry as done or declined, or opens it again; nobody is mailed. CONFLICT when it is in that state. For administrators.',
  })
  async handleEnquiry(
    @Arg('input', () => HandleEnquiryInput, { description: 'Which enquiry, and what becomes of it.' })
    { id, state, note = null }: HandleEnquiryInput,
    @Ctx() context: RequestContext,
  ): Promise<HandleEnquiryPayload> {
    const enquiry = await handleEnquiry(context, { id: databaseIdOf(id, 'Enquiry', 'id'), state, note });
    return new HandleEnquiryPayload(enquiry);
  }

  @FieldResolver(() => Brochure, {
    nullable: true,
    description: 'The ad that it is about; null where it is about none, and for an ad that is deleted.',
  })
  async brochure(@Root() { brochureId }: Enquiry, @Ctx() context: RequestContext): Promise<Brochure | null> {
    if (brochureId === null) return null;
    const brochure = await context.loader(enquiredBrochureLoader).load(brochureId);
    return brochure?.recordStatus === true ? brochure : null;
  }

  @FieldResolver(() => Account, {
    nullable: true,
    description: 'Who handled it; null while it is open, and for a login that is no more.',
  })
  handledBy(@Root() { handledByAccountId }: Enquiry, @Ctx() context: RequestContext): Promise<Account | null> | null {
    return handledByAccountId === null ? null : context.loader(accountLoader).load(handledByAccountId);
  }
}
