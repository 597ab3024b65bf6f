import { Field, ObjectType } from 'type-graphql';
import type { FieldError } from '../../../shared/errors/DomainError';

@ObjectType({ description: 'One field that stands against what was asked.' })
export class RefusedField {
  @Field({ description: 'Name of the field.' })
  readonly field: string;

  @Field({ description: 'Which rule, for programs.' })
  readonly code: string;

  @Field({ description: 'What to do, for people.' })
  readonly message: string;

  constructor({ field, code, message }: FieldError) {
    this.field = field;
    this.code = code;
    this.message = message;
  }
}
