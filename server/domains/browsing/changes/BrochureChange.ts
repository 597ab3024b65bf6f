import { Field, ID, Int, ObjectType } from 'type-graphql';
import { toGlobalId } from '../../../shared/globalId';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Brochure } from '../../brochures/Brochure';
import type { BrochureChangePage, ListedChange } from './listBrochureChanges';
import { TombstoneReason } from './TombstoneReason';

@ObjectType({ description: 'A change of a public ad: store the ad, or remove it if there is a `reason`.' })
class BrochureChange implements Omit<ListedChange, 'cursor'> {
  @Field(() => ID, { description: 'The global id of the ad.' })
  get id(): string {
    return toGlobalId('Brochure', this.brochureId);
  }

  @Field(() => Int, { description: '`databaseId` of the ad.' })
  readonly brochureId: number;

  @Field({ description: '`did` of the ad.' })
  readonly did: string;

  @Field(() => GraphQLDateTime, { description: 'When it changed.' })
  readonly changedAt: Date;

  @Field(() => Brochure, { nullable: true, description: 'The ad as it is now; null: it is no longer public.' })
  readonly brochure: Brochure | null;

  @Field(() => TombstoneReason, { nullable: true, description: 'Why the ad left; null while it is public.' })
  readonly reason: TombstoneReason | null;

  constructor({ brochureId, did, changedAt, brochure, reason }: ListedChange) {
    Object.assign(this, { brochureId, did, changedAt, brochure, reason });
  }
}

@ObjectType({ description: 'A change in the feed.' })
class BrochureChangeEdge {
  @Field(() => BrochureChange, { description: 'The change.' })
  readonly node: BrochureChange;

  @Field({ description: 'Its place in the feed: give it to `after` to read on from here.' })
  readonly cursor: string;

  constructor(listed: ListedChange) {
    this.node = new BrochureChange(listed);
    this.cursor = listed.cursor;
  }
}

@ObjectType({ description: 'Where a page of the feed ends.' })
class BrochureChangePageInfo {
  @Field({ description: 'Whether more changes can be read at once.' })
  readonly hasNextPage: boolean;

  @Field({ description: 'Keep it, and give it to `after` next time; there is always one, also on an empty page.' })
  readonly endCursor: string;

  constructor({ hasNextPage, endCursor }: BrochureChangePage) {
    this.hasNextPage = hasNextPage;
    this.endCursor = endCursor;
  }
}

@ObjectType({ description: 'A page of the feed of changes.' })
export class BrochureChangeConnection {
  @Field(() => [BrochureChangeEdge], { description: 'The changes of this page in their order.' })
  readonly edges: BrochureChangeEdge[];

  @Field(() => BrochureChangePageInfo, { description: 'Where this page ends.' })
  readonly pageInfo: BrochureChangePageInfo;

  constructor(page: BrochureChangePage) {
    this.edges = page.changes.map((listed) => new BrochureChangeEdge(listed));
    this.pageInfo = new BrochureChangePageInfo(page);
  }
}
