import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { ErasedRecords, type PrivacyRequest } from '../privacy-requests/PrivacyRequest';
import { PrivacyRequestKind } from '../privacy-requests/PrivacyRequestKind';
import { PrivacyRequestState } from '../privacy-requests/PrivacyRequestState';

@ObjectType({ description: 'What is kept of a person in one place.' })
export class OwnRecords {
  @Field({ description: 'What it is.' })
  readonly what: string;

  @Field(() => Int, { description: 'How many records.' })
  readonly count: number;

  @Field(() => String, { nullable: true, description: 'What stays after an erasure, and why; null: nothing does.' })
  readonly stays: string | null;

  constructor(values: { what: string; count: number; stays: string | null }) {
    Object.assign(this, values);
  }
}

@ObjectType({ description: 'A request about own data, as its person sees it. It names nobody.' })
export class OwnPrivacyRequest {
  @Field({ description: 'The key to it, for `ownPrivacyRequest`.' })
  readonly token: string;

  @Field(() => PrivacyRequestKind, { description: 'What it asks for.' })
  readonly kind: PrivacyRequestKind;

  @Field(() => PrivacyRequestState, { description: 'What became of it.' })
  readonly state: PrivacyRequestState;

  @Field(() => GraphQLDateTime, { description: 'When it was received.' })
  readonly receivedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it is answered at the latest.' })
  readonly dueAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was answered; null while it is open.' })
  readonly handledAt: Date | null;

  @Field(() => String, { nullable: true, description: 'The answer; null without one.' })
  readonly answer: string | null;

  @Field({ description: 'Whether it waits for the mailbox of a new address.' })
  readonly isAddressToConfirm: boolean;

  @Field(() => [ErasedRecords], { nullable: true, description: 'What an erasure did; null for anything else.' })
  readonly outcome: ErasedRecords[] | null;

  constructor(token: string, request: PrivacyRequest) {
    const { kind, state, receivedAt, dueAt, handledAt, answer, outcome, newEmail } = request;
    Object.assign(this, { token, kind, state, receivedAt, dueAt, handledAt, answer, outcome });
    this.isAddressToConfirm = state === 'OPEN' && newEmail !== null;
  }
}

type OwnDataValues = { [Name in keyof OwnData]: OwnData[Name] };

@ObjectType({
  description: 'Everything that is known of the person who asks, in short. The documents contain all of it.',
})
export class OwnData {
  @Field({ description: 'Whose data they are.' })
  readonly email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the login, or the newest coupon; null where there is neither.',
  })
  readonly name: string | null;

  @Field({
    description:
      'Whether the address belongs to a login, a company or an ad: an administrator then carries out an erasure.',
  })
  readonly isOfBusiness: boolean;

  @Field(() => [OwnRecords], { description: 'What is kept.' })
  readonly records: OwnRecords[];

  @Field(() => [OwnPrivacyRequest], { description: 'Requests that are not answered yet.' })
  readonly requests: OwnPrivacyRequest[];

  @Field({ description: 'Path of everything as JSON, for half an hour.' })
  readonly jsonPath: string;

  @Field({ description: 'Path of everything as PDF, for half an hour.' })
  readonly pdfPath: string;

  constructor(values: OwnDataValues) {
    Object.assign(this, values);
  }
}
