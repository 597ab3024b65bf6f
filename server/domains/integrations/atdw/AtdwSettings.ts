import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { AustralianState } from '../../../shared/australia/AustralianState';
import { Account } from '../../accounts/Account';

/** The one row of the connector's settings. Without it nothing is fetched at night. */
@Entity('atdw_settings')
@Check('atdw_settings_id_check', 'id = 1')
@Check('atdw_settings_version_check', 'version >= 1')
@Check('atdw_settings_base_url_check', `base_url ~ '^https?://.+/$' AND char_length(base_url) <= 500`)
@Index('atdw_settings_updated_by_id_idx', ['updatedById'])
export class AtdwSettings {
  @PrimaryColumn('integer')
  id: number;

  /** address of the service, with a slash at its end */
  @Column('text')
  baseUrl: string;

  /** empty: all */
  @Column('text', { array: true })
  states: AustralianState[];

  /** names of the source's regions; empty: all */
  @Column('text', { array: true })
  regions: string[];

  /** false: only administrators start it */
  @Column('boolean')
  isNightly: boolean;

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

export const defaultBaseUrl = 'https://atlas.atdw-online.com.au/api/atlas/';
