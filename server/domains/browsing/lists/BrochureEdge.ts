import { Field, Float, ObjectType } from 'type-graphql';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { Brochure } from '../../brochures/Brochure';
import type { ListedBrochure } from './BrochurePage';

@ObjectType({ description: 'An ad in a list of ads.' })
export class BrochureEdge extends edgeOf(Brochure) {
  constructor(private readonly listed: ListedBrochure) {
    super(listed.brochure, listed);
  }

  @Field(() => Float, { nullable: true, description: 'Kilometres from `filter.near`; null without it.' })
  get distanceKm(): number | null {
    return this.listed.distanceKm;
  }
}
