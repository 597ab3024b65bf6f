import { ArrayMaxSize, IsOptional, Matches, ValidateNested } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { databaseIdOf } from '../../../shared/globalId';
import { cleanLine } from '../../../shared/text/cleanLine';
import { HasLength } from '../../../shared/validation/HasLength';
import { mostAds } from '../readMapContent';
import { isFoldedDeprecation, PrintFold } from './printFolds';
import { PrintInsets, type PrintSettings } from './PrintSettings';

registerEnumType(PrintInsets, {
  name: 'PrintInsets',
  description: 'Enlarged parts that follow the first page of a printed map.',
  valuesConfig: {
    AUTOMATIC: { description: 'As many sheets as name every street; none if all have room on the first page.' },
    DENSEST: { description: 'One inset of the part with the most streets that have no room on the first page.' },
    CHOSEN: { description: 'The parts of `insetRanges`.' },
    NONE: { description: 'No enlarged parts.' },
  },
});

registerEnumType(PrintFold, {
  name: 'PrintFold',
  description: 'How a sheet is folded to DL (99 by 210 mm).',
  valuesConfig: {
    ACCORDION: { description: 'In three, forwards and backwards; A3 then in half.' },
    LETTER: { description: 'A4 in three, one panel within the others.' },
    CROSS: { description: 'A3 in half to A4, then in three.' },
  },
});

const mostInsets = 6;
const square = { pattern: /^[A-Z][1-9]\d?$/, message: 'Name a square of the grid, such as B2.' };

@InputType({ description: 'A rectangle of squares of the grid.' })
export class SquareRangeInput {
  @Field({ description: 'The square in one corner, such as B2.' })
  @Matches(square.pattern, { message: square.message })
  from: string;

  @Field({ description: 'The square in the opposite corner, such as F7.' })
  @Matches(square.pattern, { message: square.message })
  to: string;
}

@InputType({ description: 'The picture of a sponsor.' })
class SponsorPictureInput {
  @Field({ description: '`hash` of a picture that `uploadPrintPicture` returned.' })
  @Matches(/^[0-9a-f]{64}$/, { message: 'Name an uploaded picture by its hash.' })
  hash: string;

  @Field({ description: 'What it shows, for those who cannot see it; 1 to 150 characters.' })
  @HasLength(1, 150, 'Say what the picture shows in up to 150 characters.')
  alternativeText: string;
}

@InputType({ description: 'How a printed map is laid out. All fields left out: by the rules of the site.' })
export class PrintLayoutInput {
  @Field(() => String, { nullable: true, description: 'Up to 60 characters; absent: the name of the area.' })
  @HasLength(1, 60, 'A title has at most 60 characters.')
  title?: string | null;

  @Field(() => SquareRangeInput, { nullable: true, description: 'What the first page shows; absent: the whole area.' })
  @IsOptional()
  @ValidateNested()
  frame?: SquareRangeInput | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Global ids of up to ${mostAds} ads in the order of their numbers; absent: live offers, then complete ads. Those that are not public, or not in the frame, are left out.`,
  })
  @IsOptional()
  @ArrayMaxSize(mostAds, { message: `Choose at most ${mostAds} ads.` })
  ads?: string[] | null;

  @Field(() => PrintInsets, { description: 'Which enlarged parts follow.' })
  insets: PrintInsets;

  @Field(() => [SquareRangeInput], {
    nullable: true,
    description: `Up to ${mostInsets} parts for CHOSEN, which needs at least one; ignored otherwise.`,
  })
  @IsOptional()
  @ArrayMaxSize(mostInsets, { message: `Choose at most ${mostInsets} insets.` })
  @ValidateNested({ each: true })
  insetRanges?: SquareRangeInput[] | null;

  @Field(() => String, { nullable: true, description: 'Whom the map names as its sponsor; up to 80 characters.' })
  @HasLength(1, 80, 'A sponsor has at most 80 characters.')
  sponsor?: string | null;

  @Field(() => SponsorPictureInput, {
    nullable: true,
    description: 'The picture of the sponsor, on the first page and on the cover; absent: none.',
  })
  @IsOptional()
  @ValidateNested()
  sponsorPicture?: SponsorPictureInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Up to 120 characters, the numbers separated by " · "; absent: those of Australia; empty: none are printed.',
  })
  @HasLength(1, 120, 'The emergency numbers have at most 120 characters.')
  emergencyNumbers?: string | null;

  @Field(() => PrintFold, {
    nullable: true,
    description:
      'Adds a back page with a cover, and marks to fold to DL. LETTER is for A4, CROSS for A3; absent: a flat sheet.',
  })
  fold?: PrintFold | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Adds bleed, trim box and marks for a print shop. Readers of the PDF see the trimmed page.',
  })
  hasBleed?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    deprecationReason: isFoldedDeprecation,
    description: 'Whether the sheet is folded to DL: true is ACCORDION, unless `fold` is given.',
  })
  isFolded?: boolean | null;
}

/** Returns the settings of an input; texts are cleaned, and ids are those of the database. */
export function readPrintLayoutInput(input: PrintLayoutInput): PrintSettings {
  const line = (text: string | null | undefined): string | null => (text == null ? null : cleanLine(text) || null);
  const { frame, ads, insets, insetRanges, sponsorPicture: picture, emergencyNumbers } = input;
  return {
    title: line(input.title),
    frame: frame ? { from: frame.from, to: frame.to } : null,
    brochureIds: ads ? [...new Set(ads.map((id) => databaseIdOf(id, 'Brochure', 'layout.ads')))] : null,
    insets,
    insetRanges: insets === 'CHOSEN' ? (insetRanges ?? []).map(({ from, to }) => ({ from, to })) : [],
    sponsor: line(input.sponsor),
    sponsorPicture: picture ? { hash: picture.hash, alternativeText: cleanLine(picture.alternativeText) } : null,
    emergencyNumbers: emergencyNumbers == null ? null : cleanLine(emergencyNumbers),
    fold: input.fold ?? (input.isFolded === true ? 'ACCORDION' : null),
    hasBleed: input.hasBleed ?? false,
  };
}
