import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { findOwnRequest } from '../privacy-requests/findOwnRequest';
import type { PrivacyRequest } from '../privacy-requests/PrivacyRequest';
import { requestTokenOf } from '../privacy-requests/requestTokens';
import { confirmOwnAddress, ConfirmOwnAddressInput } from './confirmOwnAddress';
import { correctOwnData, CorrectOwnDataInput, CorrectOwnDataPayload } from './correctOwnData';
import { eraseOwnData, EraseOwnDataInput } from './eraseOwnData';
import { OwnData, OwnPrivacyRequest, OwnRecords } from './OwnData';
import { readOwnData } from './readOwnData';

@ObjectType({ description: 'What became of a request about own data.' })
export class OwnPrivacyRequestPayload {
  @Field(() => OwnPrivacyRequest, { description: 'The request as it is now.' })
  readonly request: OwnPrivacyRequest;

  constructor(request: OwnPrivacyRequest) {
    this.request = request;
  }
}

@Resolver()
export class OwnDataResolver {
  @Query(() => OwnData, {
    description:
      'Everything that is known of an address: for whoever opened its mailed link, or for a login. NOT_FOUND: the token is unknown, not opened or too old.',
  })
  async ownData(
    @Arg('token', () => String, {
      nullable: true,
      description: 'As `openMyCoupons` gave it. Absent: the data of the own login.',
    })
    token: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<OwnData> {
    const { records, requests, documentToken, ...person } = await readOwnData(context, token ?? null);
    return new OwnData({
      ...person,
      records: records.map(({ what, rows, stays }) => new OwnRecords({ what, count: rows.length, stays })),
      requests: requests.map((request) => present(context, request)),
      jsonPath: `/rest/privacy/public/${documentToken}/json`,
      pdfPath: `/rest/privacy/public/${documentToken}/pdf`,
    });
  }

  @Query(() => OwnPrivacyRequest, {
    description: 'A request about own data, for whoever has its link. NOT_FOUND: the token opens nothing.',
  })
  async ownPrivacyRequest(
    @Arg('token', () => String, { description: 'As `eraseOwnData` and the mails gave it.' }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<OwnPrivacyRequest> {
    return present(context, await findOwnRequest(context, token));
  }

  @Mutation(() => CorrectOwnDataPayload, {
    description:
      'Corrects the name at once, and mails a link to a new address, which has to confirm it. VALIDATION_FAILED names each field, NOT_FOUND: the token is unknown, not opened or too old.',
  })
  async correctOwnData(
    @Arg('input', () => CorrectOwnDataInput, { description: 'What to correct.' })
    { token = null, name = null, email = null }: CorrectOwnDataInput,
    @Ctx() context: RequestContext,
  ): Promise<CorrectOwnDataPayload> {
    return new CorrectOwnDataPayload(await correctOwnData(context, { token, name, email }));
  }

  @Mutation(() => OwnPrivacyRequestPayload, {
    description:
      'Moves all that belongs to a person to the new address. The link works once, within a day. NOT_FOUND: it is unknown, used or too old.',
  })
  async confirmOwnAddress(
    @Arg('input', () => ConfirmOwnAddressInput, { description: 'Which address.' }) input: ConfirmOwnAddressInput,
    @Ctx() context: RequestContext,
  ): Promise<OwnPrivacyRequestPayload> {
    return new OwnPrivacyRequestPayload(present(context, await confirmOwnAddress(context, input)));
  }

  @Mutation(() => OwnPrivacyRequestPayload, {
    description:
      'Erases what is known of an address, at once and for good. For a login, a company or an ad an administrator does it within 30 days; the request is then OPEN. NOT_FOUND: the token is unknown, not opened or too old.',
  })
  async eraseOwnData(
    @Arg('input', () => EraseOwnDataInput, { description: 'Whose data, and the confirmation.' })
    { token = null, confirmation }: EraseOwnDataInput,
    @Ctx() context: RequestContext,
  ): Promise<OwnPrivacyRequestPayload> {
    return new OwnPrivacyRequestPayload(present(context, await eraseOwnData(context, { token, confirmation })));
  }
}

function present({ identitySecret }: RequestContext, request: PrivacyRequest): OwnPrivacyRequest {
  return new OwnPrivacyRequest(requestTokenOf(identitySecret, request.did), request);
}
