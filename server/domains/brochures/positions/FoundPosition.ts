import { Field, Float, ObjectType } from 'type-graphql';
import { PositionSource } from '../PositionSource';

@ObjectType({ description: 'Where an address lies.' })
export class FoundPosition {
  @Field(() => Float, { description: 'Degrees, south negative.' })
  readonly latitude: number;

  @Field(() => Float, { description: 'Degrees, east positive.' })
  readonly longitude: number;

  @Field(() => PositionSource, { description: 'How exactly it is known.' })
  readonly positionSource: PositionSource;

  constructor(latitude: number, longitude: number, positionSource: PositionSource) {
    this.latitude = latitude;
    this.longitude = longitude;
    this.positionSource = positionSource;
  }
}
