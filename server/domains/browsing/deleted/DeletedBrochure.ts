import { Field, ID, Int, ObjectType } from 'type-graphql';
import { opaqueId } from '../../../shared/opaqueId';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { toGlobalId } from '../../../shared/globalId';
import type { Brochure } from '../../brochures/Brochure';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import { BrochureType } from '../../brochures/BrochureType';
import { undoPeriods } from '../../brochures/undo/undoPeriods';
import { restorableUntil } from '../../brochures/writing/restoreBrochure';

@ObjectType({
  description: `An ad in the trash: nobody sees it, and it can be restored for ${undoPeriods.deletion.days} days. For administrators.`,
})
export class DeletedBrochure {
  constructor(
    private readonly ad: Brochure,
    private readonly now: Date,
  ) {}

  @Field(() => ID, { description: 'The same for the same ad. Not a Node.' })
  get id(): string {
    return opaqueId('DeletedBrochure', this.ad.id);
  }

  @Field(() => ID, { description: 'Global id of the ad, for `restoreBrochure`.' })
  get brochureId(): string {
    return toGlobalId('Brochure', this.ad.id);
  }

  @Field(() => Int, { description: 'Number of the ad.' })
  get databaseId(): number {
    return this.ad.id;
  }

  @Field(() => String, { nullable: true, description: 'Title, or else company name; null: it has neither.' })
  get name(): string | null {
    return this.ad.title ?? this.ad.companyName;
  }

  @Field(() => BrochureType, { description: 'The kind of the ad.' })
  get type(): BrochureType {
    return this.ad.type;
  }

  @Field(() => BrochureStatus, { description: 'The state that it has again when it is restored.' })
  get status(): BrochureStatus {
    return this.ad.status;
  }

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  get deletedAt(): Date {
    return this.ad.deletedAt ?? this.ad.updatedAt;
  }

  @Field(() => GraphQLDateTime, { description: 'Until when it can be restored.' })
  get restorableUntil(): Date {
    return restorableUntil(this.deletedAt);
  }

  @Field(() => Boolean, { description: 'Whether it can still be restored.' })
  get isRestorable(): boolean {
    return this.now <= this.restorableUntil;
  }
}
