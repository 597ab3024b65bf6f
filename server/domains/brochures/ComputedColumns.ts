import { Column } from 'typeorm';
import { BrochureColumns } from './fields/FieldColumns';
import { generatedColumns } from './generatedColumns';

/** Base class of `Brochure`: the columns that PostgreSQL computes and only the SQL of lists reads. */
export abstract class ComputedColumns extends BrochureColumns {
  @Column({ type: 'cube', ...generatedColumns.geo })
  geo?: string | null;

  @Column({ type: 'timestamptz', ...generatedColumns.visibleFrom })
  visibleFrom?: Date | number;

  @Column({ type: 'timestamptz', ...generatedColumns.visibleUntil })
  visibleUntil?: Date | number;

  @Column({ type: 'int4multirange', ...generatedColumns.openingWeek })
  openingWeek?: string | null;

  @Column({ type: 'jsonb', ...generatedColumns.openingExceptions })
  openingExceptions?: Record<string, string> | null;

  @Column({ type: 'int4multirange', ...generatedColumns.couponWeek })
  couponWeek?: string | null;

  @Column({ type: 'jsonb', ...generatedColumns.couponExceptions })
  couponExceptions?: Record<string, string> | null;

  @Column({ type: 'tsvector', ...generatedColumns.searchVector })
  searchVector?: string;

  @Column({ type: 'text', ...generatedColumns.titleSearchKey })
  titleSearchKey?: string;

  @Column({ type: 'text', ...generatedColumns.companySearchKey })
  companySearchKey?: string;

  @Column({ type: 'integer', ...generatedColumns.recommendedRank })
  recommendedRank?: number;

  @Column({ type: 'integer', ...generatedColumns.savingBasisPoints })
  savingBasisPoints?: number | null;

  @Column({ type: 'text', ...generatedColumns.titleSortKey })
  titleSortKey?: string;
}
