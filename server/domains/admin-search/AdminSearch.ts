import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The groups of the administrators' search, in the order in which they are shown. */
export const AdminSearchKind = {
  BROCHURE: 'BROCHURE',
  VENDOR: 'VENDOR',
  COUPON: 'COUPON',
  MAIL: 'MAIL',
  MAP_AREA: 'MAP_AREA',
  STREET: 'STREET',
  CATEGORY: 'CATEGORY',
} as const;
export type AdminSearchKind = keyof typeof AdminSearchKind;

registerEnumType(AdminSearchKind, {
  name: 'AdminSearchKind',
  description: "What the administrators' search found.",
  valuesConfig: {
    BROCHURE: { description: 'An ad of any type and status.' },
    VENDOR: { description: 'A vendor.' },
    COUPON: { description: 'A reserved coupon, by its code.' },
    MAIL: { description: 'One of the latest mails.' },
    MAP_AREA: { description: 'A map area.' },
    STREET: { description: 'A street of a map area.' },
    CATEGORY: { description: 'A category or sub-category.' },
  },
});

@ObjectType({ description: 'A record that the search of administrators found.' })
export class AdminSearchHit {
  @Field(() => Int, { description: "The record's number." })
  databaseId: number;

  @Field({ description: 'Its name.' })
  title: string;

  @Field({ description: 'What tells it from others of the same name; may be empty.' })
  detail: string;

  @Field(() => String, {
    nullable: true,
    description: "An ad's type, a coupon's code, the code of an area or of a street's area; else null.",
  })
  code: string | null;
}

@ObjectType({ description: 'Records of one kind that the search of administrators found.' })
export class AdminSearchGroup {
  @Field(() => AdminSearchKind, { description: 'What they are.' })
  kind: AdminSearchKind;

  @Field(() => [AdminSearchHit], { description: 'At most five, the best first.' })
  hits: AdminSearchHit[];

  @Field({ description: 'Whether there are more.' })
  hasMore: boolean;
}
