import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AddressPrecision } from '../addresses/AddressPrecision';
import { BrochureType } from '../../brochures/BrochureType';

/** What a suggestion leads to. */
export const SuggestionKind = {
  CORRECTION: 'CORRECTION',
  SEARCH: 'SEARCH',
  CATEGORY: 'CATEGORY',
  AREA: 'AREA',
  SUBURB: 'SUBURB',
  ADDRESS: 'ADDRESS',
  STREET: 'STREET',
  BUSINESS: 'BUSINESS',
} as const;

export type SuggestionKind = keyof typeof SuggestionKind;

registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'What a suggestion leads to.',
  valuesConfig: {
    CORRECTION: { description: 'A search for `text`, with another spelling.' },
    SEARCH: { description: 'A search for `text`, which completes the last word with a category or a place.' },
    CATEGORY: { description: 'The list of the category or sub-category `code`.' },
    AREA: { description: 'The map area `code`.' },
    SUBURB: { description: 'The list around `latitude` and `longitude`.' },
    ADDRESS: { description: 'The map at `latitude` and `longitude`; `precision` says how well the place is known.' },
    STREET: { description: 'The street `text` in the streets index of the map area `code`.' },
    BUSINESS: { description: 'The page of the ad `databaseId`, whose type is `type`.' },
  },
});

@ObjectType({ description: 'What somebody may mean who types into the search.' })
export class SearchSuggestion {
  @Field(() => SuggestionKind, { description: 'Says which of the other fields are set.' })
  readonly kind: SuggestionKind;

  @Field({ description: 'To show: a name, or words to search for.' })
  readonly text: string;

  @Field(() => String, { nullable: true, description: 'Tells it from others of the same name, for example a suburb.' })
  readonly detail: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the category or map area.' })
  readonly code: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the ad.' })
  readonly databaseId: number | null;

  @Field(() => BrochureType, { nullable: true, description: 'Type of the ad.' })
  readonly type: BrochureType | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, south negative.' })
  readonly latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, east positive.' })
  readonly longitude: number | null;

  @Field(() => AddressPrecision, { nullable: true, description: 'How well the place of an address is known.' })
  readonly precision: AddressPrecision | null;

  constructor(values: Pick<SearchSuggestion, 'kind' | 'text'> & Partial<SearchSuggestion>) {
    const none = {
      detail: null,
      code: null,
      databaseId: null,
      type: null,
      latitude: null,
      longitude: null,
      precision: null,
    };
    Object.assign(this, none, values);
  }
}
