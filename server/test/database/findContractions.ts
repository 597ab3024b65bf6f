import type { DataSource } from 'typeorm';

interface Catalog {
  columns: { name: string; type: string; isRequired: boolean; isFilled: boolean }[];
  /** constraints and unique indexes with the columns that they concern */
  rules: { name: string; columns: string[] }[];
}

/** Reads what a program can rely on: the columns of the tables, and the rules that its writes meet. */
export async function readCatalog(database: DataSource): Promise<Catalog> {
  const columns = await database.query<Catalog['columns']>(`
    SELECT c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AS "isRequired",
      a.atthasdef OR a.attidentity <> '' OR a.attgenerated <> '' AS "isFilled"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND a.attnum > 0 AND NOT a.attisdropped`);
  const rules = await database.query<Catalog['rules']>(`
    SELECT rule.name, array_agg(c.relname || '.' || a.attname) AS columns
    FROM (
      SELECT conname AS name, conrelid AS relation, unnest(conkey) AS attribute FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'p', 'u', 'x')
      UNION SELECT i.indexrelid::regclass::text, i.indrelid, unnest(i.indkey::smallint[]) FROM pg_index i
      WHERE i.indisunique
    ) rule
    JOIN pg_class c ON c.oid = rule.relation AND c.relnamespace = 'public'::regnamespace AND NOT c.relispartition
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = rule.attribute
    GROUP BY rule.name`);
  return { columns, rules };
}

/** Sentences about what a program of the older catalog would miss in the newer one, or be refused by it. */
export function findContractions(older: Catalog, newer: Catalog): string[] {
  const [before, after] = [older, newer].map(({ columns }) => new Map(columns.map((column) => [column.name, column])));
  const tables = new Set(older.columns.map(({ name }) => tableOf(name)));
  const known = new Set(older.rules.map(({ name }) => name));
  const ofColumns = older.columns.flatMap(({ name, type, isRequired, isFilled }) => {
    const now = after?.get(name);
    if (!now) return [`${name} is gone`];
    if (now.type !== type) return [`${name} was ${type} and is ${now.type}`];
    if (now.isRequired && !isRequired) return [`${name} has become required`];
    return isFilled && !now.isFilled ? [`${name} has lost its default`] : [];
  });
  const ofNew = newer.columns
    .filter(
      ({ name, isRequired, isFilled }) => !before?.has(name) && tables.has(tableOf(name)) && isRequired && !isFilled,
    )
    .map(({ name }) => `${name} is new and required, without a default`);
  const ofRules = newer.rules
    .filter(({ name, columns }) => !known.has(name) && columns.every((column) => before?.has(column)))
    .map(({ name }) => `${name} is a new rule for columns that older versions write`);
  return [...ofColumns, ...ofNew, ...ofRules];
}

const tableOf = (column: string): string => column.slice(0, column.indexOf('.'));
