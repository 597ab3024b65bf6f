import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../../brochures/Brochure';
import { framedUrl } from './framedUrl';

/** Resolves URLs that depend on an ad and on the site's settings. */
@Resolver(() => Brochure)
export class BrochureLinksResolver {
  @FieldResolver(() => String, {
    description: 'The picture (PNG) of the QR code that leads to the ad, also after its type has changed.',
  })
  qrCodeUrl(@Root() { id }: Brochure, @Ctx() { outward }: RequestContext): string {
    return `${outward.qrBaseUrl ?? '/qr'}/${id}.png`;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "`flipbookUrl`, where the site's settings allow its host to be shown inside of a page.",
  })
  flipbookFrameUrl(@Root() { flipbookUrl }: Brochure, @Ctx() { outward }: RequestContext): string | null {
    return framedUrl(flipbookUrl, outward.flipbookHosts);
  }
}
