import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from '../../categories/Category';

/** A category of the source, and the site's category for its listings (docs/rules/tourism-ads.md#categories). */
@Entity('atdw_categories')
@Check('atdw_categories_code_check', `code ~ '^[A-Z0-9_-]{1,40}$'`)
@Check('atdw_categories_description_check', `char_length(description) BETWEEN 1 AND 200`)
@Index('atdw_categories_category_id_idx', ['categoryId'])
export class AtdwCategory {
  @PrimaryColumn('text')
  code: string;

  @Column('text')
  description: string;

  /** null: listings of it are refused */
  @Column('integer', { nullable: true })
  categoryId: number | null;

  @ManyToOne(() => Category, { nullable: true, onDelete: 'SET NULL' })
  category?: Relation<Category> | null;
}
