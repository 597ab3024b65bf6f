import { Field, ObjectType } from 'type-graphql';
import type { FieldError } from '../../../shared/errors/DomainError';

@ObjectType({ description: 'A rule that a field breaks: the ad could not be saved so.' })
export class BrochureProblem {
  @Field({ description: 'Name of the field as in the input, for example title or address.city.' })
  readonly field: string;

  @Field({ description: 'Which rule, in capitals.' })
  readonly code: string;

  @Field({ description: 'What is wrong and what to do, in words for people.' })
  readonly message: string;

  constructor({ field, code, message }: FieldError) {
    this.field = field;
    this.code = code;
    this.message = message;
  }
}
