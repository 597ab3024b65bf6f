import { Field, ObjectType } from 'type-graphql';
import type { DomainError, FieldError } from '../../../shared/errors/DomainError';

@ObjectType({ description: 'One field that stands against what was asked.' })
class RefusedField {
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

@ObjectType({ description: 'Why nothing was done to one ad of several.' })
export class BrochureRefusal {
  @Field({ description: 'As in `extensions.code` of errors, for example CONFLICT.' })
  readonly code: string;

  @Field({ description: 'The reason as a sentence.' })
  readonly message: string;

  @Field(() => [RefusedField], { description: 'The fields that it is about; often none.' })
  readonly errors: RefusedField[];

  constructor({ code, message, errors }: DomainError) {
    this.code = code;
    this.message = message;
    this.errors = errors.map((error) => new RefusedField(error));
  }
}
