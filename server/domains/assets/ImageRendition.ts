import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A smaller WebP copy of a picture.' })
export class ImageRendition {
  @Field(() => Int, { description: 'Width in pixels.' })
  readonly width: number;

  @Field({ description: 'Where to fetch it; its content never changes.' })
  readonly url: string;

  constructor(width: number, url: string) {
    this.width = width;
    this.url = url;
  }
}
