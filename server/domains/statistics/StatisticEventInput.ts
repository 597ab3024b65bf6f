import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { StatisticEventCode } from './StatisticEventCode';

@InputType({ description: 'Something that happened to an ad.' })
export class StatisticEventInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  brochureId: string;

  @Field(() => StatisticEventCode, { description: 'What happened.' })
  eventCode: StatisticEventCode;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When; the server's time instead of one that is absent, lies ahead, or is a day old.",
  })
  eventDateTime?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Taken for the sake of older programs, but not looked at: who is signed in is known from the token.',
  })
  @MaxLength(200, { message: 'A user identification has at most 200 characters.' })
  userIdentification?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A random id that the browser makes and keeps, up to 200 characters; only a keyed hash of it is stored. Without it, everyone in one network counts as one device.',
  })
  @MaxLength(200, { message: 'A device identification has at most 200 characters.' })
  deviceIdentification?: string | null;
}
