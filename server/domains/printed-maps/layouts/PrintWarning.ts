import { Field, ObjectType, registerEnumType } from 'type-graphql';

const PrintWarningCode = {
  NO_STREETS: 'NO_STREETS',
  NO_ADS: 'NO_ADS',
  ADS_ABSENT: 'ADS_ABSENT',
  NAMES_WITHOUT_ROOM: 'NAMES_WITHOUT_ROOM',
  TITLE_CUT: 'TITLE_CUT',
  AD_TITLES_CUT: 'AD_TITLES_CUT',
  SPONSOR_PICTURE_GONE: 'SPONSOR_PICTURE_GONE',
} as const;

export type PrintWarningCode = (typeof PrintWarningCode)[keyof typeof PrintWarningCode];

registerEnumType(PrintWarningCode, {
  name: 'PrintWarningCode',
  description: 'What is not on a printed map as its readers expect.',
  valuesConfig: {
    NO_STREETS: { description: 'The area has no streets: import them first.' },
    NO_ADS: { description: 'No ad is in the frame.' },
    ADS_ABSENT: { description: 'Chosen ads are not public, or not in the frame.' },
    NAMES_WITHOUT_ROOM: { description: 'Streets have no room for their name on any page.' },
    TITLE_CUT: { description: 'The title is longer than its line.' },
    AD_TITLES_CUT: { description: 'Titles of ads are longer than their three lines of the legend.' },
    SPONSOR_PICTURE_GONE: { description: 'The picture of the sponsor is gone: the map is printed without it.' },
  },
});

@ObjectType({ description: 'Something on a printed map that its readers would miss.' })
export class PrintWarning {
  @Field(() => PrintWarningCode, { description: 'What it is.' })
  readonly code: PrintWarningCode;

  @Field({ description: 'A sentence for people, with the way to mend it.' })
  readonly message: string;
}
