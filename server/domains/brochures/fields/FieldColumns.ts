import { Field, Float, Int } from 'type-graphql';
import { Column, type ColumnOptions } from 'typeorm';
import { AustralianState } from '../../../shared/australia/AustralianState';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { describeField } from './brochureFields';
import type { FieldDescription, FieldKind } from './FieldDescription';
import { columnFields, type ColumnValues } from './fieldValues';

/** Base class of `Brochure` with the types of the columns that `FieldColumns` adds. */
export const BrochureColumns = class {} as new () => ColumnValues;

const columns: Partial<Record<FieldKind, ColumnOptions>> = {
  boolean: { type: 'boolean', default: false },
  cents: { type: 'integer', nullable: true },
  count: { type: 'integer', nullable: true },
  vendor: { type: 'integer', nullable: true },
  date: { type: 'date', nullable: true },
  degrees: { type: 'double precision', nullable: true },
};

/** Returns the GraphQL type of a field's value, in inputs and on `Brochure`. */
export function graphqlTypeOf({ kind }: FieldDescription) {
  if (kind === 'boolean') return Boolean;
  if (kind === 'date') return GraphQLDate;
  if (kind === 'degrees') return Float;
  if (kind === 'state') return AustralianState;
  if (kind === 'categories') return [String];
  return kind === 'cents' || kind === 'count' || kind === 'vendor' ? Int : String;
}

/** Adds a column for each field of the table, and a GraphQL field where the table describes one. */
export const FieldColumns: ClassDecorator = ({ prototype }) => {
  for (const name of columnFields) {
    const field = describeField(name);
    const { kind, input, output: description } = field;
    Column(columns[kind] ?? { type: 'text', nullable: true })(prototype as object, name);
    if (description === undefined || input.path.includes('.')) continue;
    Field(() => graphqlTypeOf(field), { nullable: kind !== 'boolean', description })(prototype as object, name);
  }
};
