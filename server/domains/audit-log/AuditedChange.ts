import { Field, ObjectType } from 'type-graphql';
import type { AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { nameOfValue } from './nameOfValue';

@ObjectType({ description: 'A field that changed.' })
export class AuditedChange {
  @Field({ description: 'Name of the field.' })
  readonly field: string;

  @Field(() => String, { nullable: true, description: 'Its value before, as text; null: it had none.' })
  readonly before: string | null;

  @Field(() => String, { nullable: true, description: 'Its value after, as text; null: it has none.' })
  readonly after: string | null;

  @Field(() => String, {
    nullable: true,
    description: '`before` for people: the name instead of a code or number, for as long as there is one.',
  })
  readonly beforeName: string | null;

  @Field(() => String, { nullable: true, description: '`after` for people.' })
  readonly afterName: string | null;

  constructor(field: string, [before, beforeName]: NamedText, [after, afterName]: NamedText) {
    this.field = field;
    this.before = before;
    this.beforeName = beforeName;
    this.after = after;
    this.afterName = afterName;
  }
}

type NamedText = readonly [value: string | null, name: string | null];

interface Values {
  entityType: string;
  before: AuditedValues | null;
  after: AuditedValues | null;
}

/** Returns the changes of an entry, one for each field in alphabetical order, with names for codes and numbers. */
export function namedChanges(context: RequestContext, { entityType, before, after }: Values): Promise<AuditedChange[]> {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const named = async (values: AuditedValues | null, field: string): Promise<NamedText> => {
    const text = textOf(values, field);
    return [text, text === null ? null : await nameOfValue(context, { entityType, field, value: text })];
  };
  return Promise.all(
    [...fields].sort().map(async (field) => {
      const [was, is] = await Promise.all([named(before, field), named(after, field)]);
      return new AuditedChange(field, was, is);
    }),
  );
}

function textOf(values: AuditedValues | null, field: string): string | null {
  const value = values?.[field];
  if (value == null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
