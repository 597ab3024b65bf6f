import { Field, ObjectType } from 'type-graphql';
import type { DomainError } from '../../../shared/errors/DomainError';
import { RefusedField } from './RefusedField';

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
