import { ArrayMaxSize, IsOptional, Matches, ValidateNested } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { databaseIdOf } from '../../../shared/globalId';
import { cleanLine } from '../../../shared/text/cleanLine';
import { HasLength } from '../../../shared/validation/HasLength';
import { mostAds } from '../readMapContent';
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

  @Field(() => String, {
    nullable: true,
    description:
      'Up to 120 characters, the numbers separated by " · "; absent: those of Australia; empty: none are printed.',
  })
  @HasLength(1, 120, 'The emergency numbers have at most 120 characters.')
  emergencyNumbers?: string | null;

  @Field({
    description:
      'Adds a back page with a cover, and marks to fold to DL. Only A4 landscape and A3 portrait fold to DL.',
  })
  isFolded: boolean;
}

/** Returns the settings of an input; texts are cleaned, and ids are those of the database. */
export function readPrintLayoutInput(input: PrintLayoutInput): PrintSettings {
  const line = (text: string | null | undefined): string | null => (text == null ? null : cleanLine(text) || null);
  const { frame, ads, insets, insetRanges, emergencyNumbers, isFolded } = input;
  return {
    title: line(input.title),
    frame: frame ? { from: frame.from, to: frame.to } : null,
    brochureIds: ads ? [...new Set(ads.map((id) => databaseIdOf(id, 'Brochure', 'layout.ads')))] : null,
    insets,
    insetRanges: insets === 'CHOSEN' ? (insetRanges ?? []).map(({ from, to }) => ({ from, to })) : [],
    sponsor: line(input.sponsor),
    emergencyNumbers: emergencyNumbers == null ? null : cleanLine(emergencyNumbers),
    isFolded,
  };
}
