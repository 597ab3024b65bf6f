/** What an audited field of an import profile is about: a column of files, or one of its values. */
interface MappedPart {
  /** in lower case */
  column: string;
  /** null: the column itself */
  value: string | null;
}

const columnPrefix = 'column:';
const valuePrefix = 'value:';

/** The name of the audited field of a column or value; `readMappingField` reads it. */
export function mappingField({ column, value }: MappedPart): string {
  return value === null ? `${columnPrefix}${column}` : `${valuePrefix}${JSON.stringify([column, value])}`;
}

/** Returns the column or value of an audited field; null for other fields. */
export function readMappingField(name: string): MappedPart | null {
  if (name.startsWith(columnPrefix)) return { column: name.slice(columnPrefix.length), value: null };
  if (!name.startsWith(valuePrefix)) return null;
  const [column, value] = JSON.parse(name.slice(valuePrefix.length)) as [string, string];
  return { column, value };
}
