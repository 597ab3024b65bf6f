import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Account } from '../../accounts/Account';
import { accountLoader } from '../../accounts/accountLoader';
import { Brochure } from '../../brochures/Brochure';
import { MapArea } from '../../map-areas/MapArea';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import { entityLoader } from '../../../platform/loaders/entityLoader';
import { pictureLoader } from './pictureLoader';
import { isFoldedDeprecation, PrintFold } from './printFolds';
import {
  PrintInsets,
  type PrintSettings,
  type SponsorPicture as StoredPicture,
  type SquareRange as StoredRange,
} from './PrintSettings';
import { isPictureThereLoader, printPictureLoader } from './pictures/printPictureLoader';
import { PrintLayout } from './PrintLayout';

const printedBrochureLoader = entityLoader(Brochure);

@ObjectType({ description: 'A rectangle of squares of the grid.' })
class SquareRange {
  @Field({ description: 'The square in one corner, such as B2.' })
  readonly from: string;

  @Field({ description: 'The square in the opposite corner, such as F7.' })
  readonly to: string;

  constructor({ from, to }: StoredRange) {
    this.from = from;
    this.to = to;
  }
}

@ObjectType({ description: 'The picture of a sponsor.' })
class SponsorPicture {
  @Field({ description: 'Names it in `savePrintLayout`.' })
  readonly hash: string;

  @Field({ description: 'What it shows, for those who cannot see it.' })
  readonly alternativeText: string;

  constructor({ hash, alternativeText }: StoredPicture) {
    this.hash = hash;
    this.alternativeText = alternativeText;
  }
}

@ObjectType({ description: 'How a printed map is laid out.' })
class PrintLayoutSettings {
  @Field(() => String, { nullable: true, description: 'Its title; null: the name of the area.' })
  readonly title: string | null;

  @Field(() => SquareRange, { nullable: true, description: 'What the first page shows; null: the whole area.' })
  readonly frame: SquareRange | null;

  @Field(() => PrintInsets, { description: 'Which enlarged parts follow.' })
  readonly insets: PrintInsets;

  @Field(() => [SquareRange], { description: 'The chosen parts; empty unless `insets` is CHOSEN.' })
  readonly insetRanges: SquareRange[];

  @Field(() => String, { nullable: true, description: 'Whom the map names as its sponsor.' })
  readonly sponsor: string | null;

  @Field(() => String, { nullable: true, description: 'Null: those of Australia; empty: none.' })
  readonly emergencyNumbers: string | null;

  @Field(() => PrintFold, { nullable: true, description: 'How it is folded to DL; null: a flat sheet.' })
  readonly fold: PrintFold | null;

  @Field({ description: 'Whether it has bleed, trim box and marks for a print shop.' })
  readonly hasBleed: boolean;

  @Field({ deprecationReason: isFoldedDeprecation, description: 'Whether it is folded to DL.' })
  readonly isFolded: boolean;

  readonly brochureIds: number[] | null;

  readonly storedPicture: StoredPicture | null;

  constructor(settings: PrintSettings) {
    this.title = settings.title;
    this.frame = settings.frame && new SquareRange(settings.frame);
    this.insets = settings.insets;
    this.insetRanges = settings.insetRanges.map((range) => new SquareRange(range));
    this.sponsor = settings.sponsor;
    this.emergencyNumbers = settings.emergencyNumbers;
    this.storedPicture = settings.sponsorPicture;
    this.fold = settings.fold;
    this.hasBleed = settings.hasBleed;
    this.isFolded = settings.fold !== null;
    this.brochureIds = settings.brochureIds;
  }
}

/** A data URL has up to some megabytes: the pictures of a whole list are more than an operation may cost. */
const costOfPictures = 6_000;

@Resolver(() => PrintLayout)
export class PrintLayoutResolver {
  @FieldResolver(() => PrintLayoutSettings, { description: 'What was chosen.' })
  settings(@Root() { settings }: PrintLayout): PrintLayoutSettings {
    return new PrintLayoutSettings(settings);
  }

  @FieldResolver(() => MapArea, { description: 'The area that it is for.' })
  mapArea(@Root() { mapAreaId }: PrintLayout, @Ctx() context: RequestContext): Promise<MapArea | null> {
    return context.loader(mapAreaLoader).load(mapAreaId);
  }

  @FieldResolver(() => Account, { description: 'Who saved it.' })
  savedBy(@Root() { savedById }: PrintLayout, @Ctx() context: RequestContext): Promise<Account | null> {
    return context.loader(accountLoader).load(savedById);
  }

  @FieldResolver(() => [String], {
    complexity: costOfPictures,
    description: 'Its proof: the first eight sheets as data URLs of WebP pictures; empty until the proof is ready.',
  })
  pictures(@Root() { id }: PrintLayout, @Ctx() context: RequestContext): Promise<string[]> {
    return context.loader(pictureLoader).load(id);
  }
}

@Resolver(() => PrintLayoutSettings)
export class PrintLayoutSettingsResolver {
  @FieldResolver(() => SponsorPicture, {
    nullable: true,
    description: 'The picture of the sponsor; null also for one that is gone, without which the map is printed.',
  })
  async sponsorPicture(
    @Root() { storedPicture }: PrintLayoutSettings,
    @Ctx() context: RequestContext,
  ): Promise<SponsorPicture | null> {
    if (storedPicture === null) return null;
    const isThere = await context.loader(isPictureThereLoader).load(storedPicture.hash);
    return isThere ? new SponsorPicture(storedPicture) : null;
  }

  @FieldResolver(() => [Brochure], {
    nullable: true,
    description: 'The chosen ads in the order of their numbers, without deleted ones; null: by the rule for all maps.',
  })
  async ads(@Root() { brochureIds }: PrintLayoutSettings, @Ctx() context: RequestContext): Promise<Brochure[] | null> {
    if (brochureIds === null) return null;
    const found = await Promise.all(brochureIds.map((id) => context.loader(printedBrochureLoader).load(id)));
    return found.flatMap((ad) => (ad?.recordStatus === true ? [ad] : []));
  }
}

@Resolver(() => SponsorPicture)
export class SponsorPictureResolver {
  @FieldResolver(() => String, { complexity: costOfPictures, description: 'The picture as a data URL (PNG).' })
  dataUrl(@Root() { hash }: SponsorPicture, @Ctx() context: RequestContext): Promise<string> {
    return context.loader(printPictureLoader).load(hash);
  }
}
