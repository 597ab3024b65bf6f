import { Field, Float, ObjectType } from 'type-graphql';
import { MapArea } from '../../../map-areas/MapArea';

@ObjectType({ description: 'An area near another one.' })
export class NearestMapArea {
  @Field(() => MapArea, { description: 'The area.' })
  readonly mapArea: MapArea;

  @Field(() => Float, { description: 'Kilometres between the middles of both areas.' })
  readonly distanceKm: number;

  constructor(mapArea: MapArea, distanceKm: number) {
    this.mapArea = mapArea;
    this.distanceKm = distanceKm;
  }
}
