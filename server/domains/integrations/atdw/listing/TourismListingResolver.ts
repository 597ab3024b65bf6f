import DataLoader from 'dataloader';
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { In } from 'typeorm';
import type { LoaderFactory, RequestContext } from '../../../../platform/context/RequestContext';
import { Brochure } from '../../../brochures/Brochure';
import { brochureTypes } from '../../../brochures/fields/brochureTypes';
import { AtdwListing } from '../AtdwListing';
import { AtdwPicture } from '../AtdwPicture';

@ObjectType({ description: 'What the source of a tourism ad says beyond the fields of an ad.' })
export class TourismListing {
  @Field(() => String, { nullable: true, description: 'The organisation that the content belongs to: name it.' })
  readonly organisation: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the product at the source, for questions to it.' })
  readonly productNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Where clicks on the web site go: the source counts them.' })
  readonly trackedUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Where bookings are made: the source counts the clicks.' })
  readonly bookingUrl: string | null;

  @Field(() => Int, { nullable: true, description: 'Lowest usual price in cents, for “from $x”; no offer.' })
  readonly priceFromCents: number | null;

  @Field({ description: 'Whether the page of the ad has to load the pixel of the source, and no other page.' })
  readonly hasPixel: boolean;

  @Field(() => [String], { description: 'Photographers and owners of the pictures: name them beside these.' })
  readonly pictureCredits: readonly string[];

  constructor({ pixelUrl, ...listing }: AtdwListing, pictures: readonly AtdwPicture[]) {
    this.organisation = listing.organisation;
    this.productNumber = listing.productNumber;
    this.trackedUrl = listing.trackedUrl;
    this.bookingUrl = listing.bookingUrl;
    this.priceFromCents = listing.priceFromCents;
    this.hasPixel = pixelUrl !== null;
    const kept = pictures.filter(({ assetId }) => assetId !== null);
    this.pictureCredits = [...new Set(kept.flatMap(({ credit }) => credit ?? []))];
  }
}

const listingLoader: LoaderFactory<number, TourismListing | null> = ({ database }) =>
  new DataLoader<number, TourismListing | null>(async (ids) => {
    const listings = await database.getRepository(AtdwListing).findBy({ brochureId: In(ids) });
    const pictures = await database
      .getRepository(AtdwPicture)
      .find({ where: { brochureId: In(ids) }, order: { sortOrder: 'ASC', id: 'ASC' } });
    const found = new Map(
      listings.map((listing) => [
        listing.brochureId,
        new TourismListing(
          listing,
          pictures.filter(({ brochureId }) => brochureId === listing.brochureId),
        ),
      ]),
    );
    return ids.map((id) => found.get(id) ?? null);
  });

@Resolver(() => Brochure)
export class TourismListingResolver {
  @FieldResolver(() => TourismListing, {
    nullable: true,
    description: 'What the source of a tourism ad says; null for all other ads.',
  })
  tourismListing(@Root() { id, type }: Brochure, @Ctx() context: RequestContext): Promise<TourismListing | null> {
    return brochureTypes[type].isFromSource ? context.loader(listingLoader).load(id) : Promise.resolve(null);
  }
}
