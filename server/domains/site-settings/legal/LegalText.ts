import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LegalKind } from '../../../../shared/legal/legalKinds';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../accounts/Account';

export const LegalKindEnum = {
  TERMS: 'TERMS',
  PRIVACY: 'PRIVACY',
  COLLECTION: 'COLLECTION',
  ADVERTISING: 'ADVERTISING',
} as const;

registerEnumType(LegalKindEnum, {
  name: 'LegalKind',
  description: 'A legal text of the site.',
  valuesConfig: {
    TERMS: { description: 'Terms and conditions.' },
    PRIVACY: { description: 'Privacy policy.' },
    COLLECTION: { description: 'Notice on the collection of personal information.' },
    ADVERTISING: { description: 'Conditions for advertisers.' },
  },
});

@ObjectType({ description: 'A version of a legal text, without the text.' })
export class LegalVersion {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number: number;

  @Field(() => GraphQLDate, { description: 'First day in force, in Queensland.' })
  validFrom: string;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: 'Last day in force; null: no later version is published.',
  })
  validTo: string | null;
}

@ObjectType({ description: 'A version of a legal text.' })
export class LegalText {
  @Field(() => LegalKindEnum, { description: 'Which text.' })
  kind: LegalKind;

  @Field(() => LegalVersion, { description: 'Number and days of this version.' })
  version: LegalVersion;

  @Field(() => String, {
    nullable: true,
    description:
      'The text: "# " begins a section, "- " an item of a list, an empty line ends a paragraph; {contact} and {my coupons} stand for links. Null: the text that the site came with.',
  })
  text: string | null;

  @Field(() => [LegalVersion], { description: 'All published versions, newest first.' })
  versions: readonly LegalVersion[];
}

@ObjectType({ description: 'A legal text with its draft, for administrators.' })
export class LegalDraft {
  @Field(() => LegalKindEnum, { description: 'Which text.' })
  kind: LegalKind;

  @Field(() => String, {
    nullable: true,
    description: 'The draft in the form of `LegalText.text`; null: there is none.',
  })
  text: string | null;

  @Field(() => Int, { description: 'Goes up with each change of the draft; 0: there is none.' })
  version: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the draft was last changed.' })
  changedAt: Date | null;

  @Field(() => Account, { nullable: true, description: 'Who last changed the draft.' })
  changedBy: Account | null;

  @Field(() => String, {
    nullable: true,
    description: 'The draft that was discarded last, in the form of `LegalText.text`; null: none was.',
  })
  discardedText: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When that draft was discarded.' })
  discardedAt: Date | null;

  @Field({ description: 'Text of the latest published version, also if it is not in force yet.' })
  latestText: string;

  @Field(() => GraphQLDate, { description: 'The first day from which the draft can be in force.' })
  earliestDay: string;

  @Field(() => LegalVersion, { description: 'The version in force.' })
  inForce: LegalVersion;

  @Field(() => [LegalVersion], { description: 'All published versions, newest first.' })
  versions: readonly LegalVersion[];
}
