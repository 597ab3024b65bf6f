import { Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from '../categories/Category';
import { Brochure } from './Brochure';

/** A further category of an ad, beside its main one. */
@Entity('brochure_categories')
@Index('brochure_categories_category_id_idx', ['categoryId', 'brochureId'])
export class BrochureCategory {
  @PrimaryColumn('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @PrimaryColumn('integer')
  categoryId: number;

  @ManyToOne(() => Category, { nullable: false, onDelete: 'RESTRICT' })
  category?: Relation<Category>;
}
