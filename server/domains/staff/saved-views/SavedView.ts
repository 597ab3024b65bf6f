import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../../accounts/Account';

/** The lists of ads that have views. */
export const ViewedList = { NORMAL: 'NORMAL', ARCHIVED: 'ARCHIVED' } as const;

export type ViewedList = keyof typeof ViewedList;

registerEnumType(ViewedList, {
  name: 'ViewedList',
  description: 'A list of ads of the administration.',
  valuesConfig: {
    NORMAL: { description: 'Published ads and those that wait.' },
    ARCHIVED: { description: 'Archived ads.' },
  },
});

/** Filters, order and fields of a list of ads under a name (docs/rules/screens.md#saved-views). */
@Entity('saved_views')
@Check('saved_views_list_check', `list IN ('NORMAL', 'ARCHIVED')`)
@Check('saved_views_name_check', `char_length(name) BETWEEN 1 AND 60`)
@Check('saved_views_query_check', `char_length(query) <= 2000`)
@Index('saved_views_name_idx', { synchronize: false })
@ObjectType({ description: 'Filters, order and fields of a list of ads under a name. Not a Node.' })
export class SavedView {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Field(() => ViewedList, { description: 'The list that it is a view of.' })
  @Column('text')
  list: ViewedList;

  @Field(() => String, {
    description: 'Up to 60 characters; each person has a name once in a list, whatever its case.',
  })
  @Column('text')
  name: string;

  @Field(() => String, { description: 'The query of the address of the list, without the question mark.' })
  @Column('text')
  query: string;

  @Field(() => Boolean, { description: 'Whether everybody in the administration sees it.' })
  @Column('boolean')
  isShared: boolean;
}
