import { Field, Float, ObjectType } from 'type-graphql';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { Brochure } from '../../brochures/Brochure';

@ObjectType({ description: 'An ad in a list of ads.' })
export class BrochureEdge extends edgeOf(Brochure) {
  @Field(() => Float, { nullable: true, description: 'Kilometres from `filter.near`; null without it.' })
  readonly distanceKm: number | null;

  constructor(brochure: Brochure, cursor: string, distanceKm: number | null) {
    super(brochure, cursor);
    this.distanceKm = distanceKm;
  }
}
