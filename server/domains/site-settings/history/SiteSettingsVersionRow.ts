import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { SiteValues } from '../../../shared/brand/siteValues';
import { Account } from '../../accounts/Account';

/** The settings as one change left them. */
@Entity('site_settings_versions')
@Check('site_settings_versions_version_check', 'version >= 1')
@Index('site_settings_versions_changed_by_id_idx', ['changedById'])
export class SiteSettingsVersionRow {
  @PrimaryColumn('integer')
  version: number;

  /** older versions lack what was added to the settings later */
  @Column('jsonb')
  values: Partial<SiteValues>;

  @Column('timestamptz')
  changedAt: Date;

  @Column('integer')
  changedById: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'RESTRICT' })
  changedBy?: Relation<Account>;
}
