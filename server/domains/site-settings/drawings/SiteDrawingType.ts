import { Field, Int, ObjectType } from 'type-graphql';
import { drawingUrl } from '../../../shared/brand/drawingUrl';
import type { DrawingKind, SiteDrawing } from '../../../shared/brand/siteValues';

@ObjectType('SiteDrawing', { description: 'A logo or an icon of the site.' })
export class SiteDrawingType {
  @Field({ description: 'SHA-256 of the content, in hexadecimal. The settings name the drawing by it.' })
  readonly hash: string;

  @Field({ description: 'Its address on this site, which is never used for another drawing.' })
  readonly url: string;

  @Field(() => String, { description: 'File extension: svg or png.' })
  readonly kind: DrawingKind;

  @Field(() => Int, { description: 'Width of its picture, in pixels.' })
  readonly width: number;

  @Field(() => Int, { description: 'Height of its picture, in pixels.' })
  readonly height: number;

  constructor(drawing: SiteDrawing) {
    this.hash = drawing.hash;
    this.url = drawingUrl(drawing);
    this.kind = drawing.kind;
    this.width = drawing.width;
    this.height = drawing.height;
  }
}
