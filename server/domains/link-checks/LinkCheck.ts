import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Brochure } from '../brochures/Brochure';

/** Links of ads that are checked. Social networks answer programs with refusals, so their links are not. */
export const CheckedLink = { wwwUrl: 'wwwUrl', flipbookUrl: 'flipbookUrl', googleAdUrl: 'googleAdUrl' } as const;

export type CheckedLink = keyof typeof CheckedLink;

registerEnumType(CheckedLink, {
  name: 'CheckedLink',
  description: 'A link of an ad that the site follows to see whether it works.',
  valuesConfig: {
    wwwUrl: { description: 'The web site.' },
    flipbookUrl: { description: 'The flipbook.' },
    googleAdUrl: { description: 'The address of a pass-through ad.' },
  },
});

/** What a link of a published ad answered last (docs/rules/links-and-redirects.md#broken-links). */
@Entity('link_checks')
@Check('link_checks_field_check', `field IN ('wwwUrl', 'flipbookUrl', 'googleAdUrl')`)
@Check('link_checks_failures_check', 'failures >= 0')
@Check('link_checks_broken_check', 'broken_since IS NULL OR reason IS NOT NULL')
@Index('link_checks_due_idx', ['nextCheckAt'])
@Index('link_checks_broken_idx', ['brokenSince', 'brochureId'], { where: 'broken_since IS NOT NULL' })
@ObjectType('BrokenLink', { description: 'A link of an ad that has failed at least three times in a row.' })
export class LinkCheck {
  @PrimaryColumn('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Field(() => CheckedLink, { description: 'Which link.' })
  @PrimaryColumn('text')
  field: CheckedLink;

  @Field(() => String, { description: 'The address that was asked.' })
  @Column('text')
  url: string;

  @Column('text')
  host: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last asked.' })
  @Column('timestamptz', { nullable: true })
  checkedAt: Date | null;

  /** HTTP status of the last answer; null without one */
  @Column('integer', { nullable: true })
  status: number | null;

  @Field(() => String, { nullable: true, description: 'What went wrong, for people.' })
  @Column('text', { nullable: true })
  reason: string | null;

  /** in a row */
  @Column('integer', { default: 0 })
  failures: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it failed for the third time in a row.' })
  @Column('timestamptz', { nullable: true })
  brokenSince: Date | null;

  @Column('timestamptz')
  nextCheckAt: Date;
}
