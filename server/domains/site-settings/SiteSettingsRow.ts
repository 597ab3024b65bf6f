import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { SiteValues } from '../../shared/brand/siteValues';
import { Account } from '../accounts/Account';

/** The one row of the site's settings. Without it the site is as built. */
@Entity('site_settings')
@Check('site_settings_id_check', 'id = 1')
@Check('site_settings_version_check', 'version >= 1')
@Index('site_settings_updated_by_id_idx', ['updatedById'])
export class SiteSettingsRow {
  @PrimaryColumn('integer')
  id: number;

  @Column('jsonb')
  values: SiteValues;

  /** goes up with each change */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('integer')
  updatedById: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'RESTRICT' })
  updatedBy?: Relation<Account>;
}
