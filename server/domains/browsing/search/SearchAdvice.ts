import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Another search that has ads.' })
export class AdvisedSearch {
  @Field({ description: 'The text to search for, for `filter.q`.' })
  q: string;

  @Field(() => [String], { description: 'The words of the first search that it leaves out.' })
  without: string[];

  @Field(() => Int, { description: 'How many ads it finds.' })
  totalCount: number;
}

@ObjectType({ description: 'What to search for instead of words that find too little.' })
export class SearchAdvice {
  @Field(() => AdvisedSearch, {
    nullable: true,
    description: 'The same words in a known spelling; null if every word is known, or nothing is close.',
  })
  corrected: AdvisedSearch | null;

  @Field(() => AdvisedSearch, {
    nullable: true,
    description:
      'The same words around the suburb, town or postcode that they end with ("coffee near Fitzroy"); null if they end with none, or nothing is within 20 km.',
  })
  nearby: AdvisedSearch | null;

  @Field(() => [AdvisedSearch], { description: 'Searches for fewer of the words, those with the most words first.' })
  relaxed: AdvisedSearch[];
}
