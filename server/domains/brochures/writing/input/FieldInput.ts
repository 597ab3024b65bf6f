import { Field } from 'type-graphql';
import { describeField, type BrochureField } from '../../fields/brochureFields';
import { graphqlTypeOf } from '../../fields/FieldColumns';
import { FieldLimits } from './FieldLimits';

/** Adds the GraphQL input field for a field of an ad, with its validators. */
export function FieldInput(name: BrochureField): PropertyDecorator {
  const field = describeField(name);
  return (prototype, property) => {
    FieldLimits(name)(prototype, property);
    const { description } = field.input;
    Field(() => graphqlTypeOf(field), { nullable: true, description })(prototype, property);
  };
}
