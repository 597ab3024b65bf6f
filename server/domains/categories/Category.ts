import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { CategoryIcon } from './CategoryIcon';

@Entity('categories')
@Check('categories_code_check', `code ~ '^[A-Z][A-Z0-9_]{1,59}$'`)
@Check('categories_name_check', `char_length(name) BETWEEN 1 AND 80 AND name = btrim(name)`)
@Check('categories_parent_check', `parent_id <> id`)
@Check(
  'categories_own_icon_check',
  `own_icon IN (${Object.keys(CategoryIcon)
    .map((icon) => `'${icon}'`)
    .join(', ')})`,
)
@Index('categories_code_key', ['code'], { unique: true })
@Index('categories_parent_id_idx', ['parentId'])
@ObjectType({ implements: Node, description: 'What an ad is about. Categories have one level of sub-categories.' })
export class Category implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field(() => Int, { description: 'Its number, as addresses of administrators name it.' })
  get databaseId(): number {
    return this.id;
  }

  @Field({ description: 'Stable code, for example FOOD_DRINK; the top ones each have an icon.' })
  @Column('text')
  code: string;

  @Field({ description: 'Name for people, for example Food & drink.' })
  @Column('text')
  name: string;

  @Column('integer', { nullable: true })
  parentId: number | null;

  @ManyToOne(() => Category, { nullable: true, onDelete: 'RESTRICT' })
  parent?: Relation<Category> | null;

  @Field(() => Int, { description: 'Place among its neighbours in the menus, lowest first.' })
  @Column('integer', { default: 0 })
  sortOrder: number;

  /** An inactive category keeps its ads but takes no new ones. */
  @Field({ description: 'Whether ads may be put into it; an inactive one keeps those that it has.' })
  @Column('boolean', { default: true })
  isActive: boolean;

  @Field(() => CategoryIcon, {
    nullable: true,
    description: 'The icon that was chosen for it; null: it bears that of the category above.',
  })
  @Column('text', { nullable: true })
  ownIcon: CategoryIcon | null;

  /** null: never set, so that the words of the reference categories may still be added */
  @Column('text', { array: true, nullable: true })
  synonyms: string[] | null;

  @Field(() => [String], {
    name: 'synonyms',
    description: 'Other words that find its ads in a search, for example "coffee" for cafés.',
  })
  get searchSynonyms(): string[] {
    return this.synonyms ?? [];
  }
}
