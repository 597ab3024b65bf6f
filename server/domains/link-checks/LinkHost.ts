import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A host of links: when it may be asked again, and what its robots.txt said. */
@Entity('link_hosts')
export class LinkHost {
  @PrimaryColumn('text')
  host: string;

  /** until then it gets no request: somebody is asking it, or it wants to be left alone */
  @Column('timestamptz')
  notBefore: Date;

  /** null: not read yet */
  @Column('text', { nullable: true })
  robots: string | null;

  @Column('timestamptz', { nullable: true })
  robotsReadAt: Date | null;
}
