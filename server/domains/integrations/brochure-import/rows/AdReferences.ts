import type { EntityManager } from 'typeorm';
import type { FieldError } from '../../../../shared/errors/DomainError';
import { exportFacts } from '../../../../../shared/lists/exportFacts';
import { Category } from '../../../categories/Category';
import { MapArea } from '../../../map-areas/MapArea';
import { Vendor } from '../../../vendors/Vendor';
import type { BrochureChanges } from '../../../brochures/writing/values/BrochureChanges';
import { shorten } from '../files/cellReaders';
import { adColumns } from '../importFields';

type Key = string | number;

/** The rows of another table that cells can name. */
interface Named {
  /** in a sentence: "is not a category" */
  noun: string;
  /** by code or number, which names one row */
  exact: ReadonlyMap<string, Key>;
  /** by name in lower case, which may name several */
  byName: ReadonlyMap<string, readonly Key[]>;
}

type Record = Readonly<{ [column: string]: string }>;

/** What the file says about one relation of an ad: undefined, if it does not differ from the ad. */
interface Choice {
  value: Key | null | undefined;
  errors: FieldError[];
}

const headingOf = (fact: keyof typeof exportFacts): string => exportFacts[fact].heading.toLowerCase();

/** Finds the categories, areas and vendors that the rows of a file name for ads that are there. */
export class AdReferences {
  private constructor(
    private readonly categories: Named,
    private readonly areas: Named,
    private readonly vendors: Named,
  ) {}

  static async load(manager: EntityManager): Promise<AdReferences> {
    const categories = await manager.getRepository(Category).find({ select: { code: true, name: true } });
    const areas = await manager.getRepository(MapArea).find({ select: { did: true, code: true, name: true } });
    const vendors = await manager.getRepository(Vendor).find({ select: { id: true, companyName: true } });
    return new AdReferences(
      named('category', categories, { key: (each) => each.code, codes: (each) => [each.code] }),
      named('map area', areas, { key: (each) => each.did, codes: (each) => [each.did, each.code] }),
      named(
        'vendor',
        vendors.map(({ id, companyName }) => ({ id, name: companyName })),
        { key: (each) => each.id, codes: (each) => [String(each.id)] },
      ),
    );
  }

  /** Returns the relations that a row gives an ad, and every cell that names none, several, or another than the next. */
  changesOf(record: Record, current: BrochureChanges): { changes: BrochureChanges; errors: FieldError[] } {
    const category = choose(this.categories, record, {
      columns: [headingOf('categoryCode'), ...adColumns.category],
      current: current.category ?? null,
    });
    const mapArea = choose(this.areas, record, {
      columns: [headingOf('areaCode'), ...adColumns.mapArea],
      current: current.mapArea ?? null,
    });
    const vendor = choose(this.vendors, record, {
      columns: [headingOf('vendorNumber'), ...adColumns.vendorId],
      current: current.vendorId ?? null,
    });
    const further = this.furtherCategories(record);
    const changes = {
      ...(category.value !== undefined && { category: category.value }),
      ...(mapArea.value !== undefined && { mapArea: mapArea.value }),
      ...(vendor.value !== undefined && { vendorId: vendor.value }),
      ...(further.codes && { brochureCategories: further.codes }),
    } as BrochureChanges;
    return { changes, errors: [category, mapArea, vendor, further].flatMap(({ errors }) => errors) };
  }

  private furtherCategories(record: Record): { codes?: string[]; errors: FieldError[] } {
    const column = adColumns.brochureCategories.find((name) => name in record);
    if (column === undefined) return { errors: [] };
    const codes: string[] = [];
    for (const word of (record[column] ?? '').split(';')) {
      if (word.trim() === '') continue;
      const [found, ...more] = matches(this.categories, word);
      if (found === undefined || more.length > 0) return { errors: [refusal(this.categories, column, word, more)] };
      codes.push(String(found));
    }
    return { codes: [...new Set(codes)].toSorted(), errors: [] };
  }
}

/**
 * A file may name the same row in two columns, by code and by name. The column that was changed counts; two columns that
 * were changed have to agree.
 */
function choose(all: Named, record: Record, { columns, current }: { columns: string[]; current: Key | null }): Choice {
  const errors: FieldError[] = [];
  const wanted: { column: string; value: Key | null }[] = [];
  for (const column of columns.filter((name) => name in record)) {
    const word = (record[column] ?? '').trim();
    const found: (Key | null)[] = word === '' ? [null] : matches(all, word);
    if (found.includes(current)) continue;
    const [value, ...more] = found;
    if (value === undefined || more.length > 0) errors.push(refusal(all, column, word, more));
    else wanted.push({ column, value });
  }
  const [first, second] = wanted;
  if (first && second && first.value !== second.value) {
    const message = `This and the column ${first.column} name two different things: correct one of them.`;
    errors.push({ field: second.column, code: 'contradiction', message });
  }
  return { value: first?.value, errors };
}

function matches({ exact, byName }: Named, word: string): Key[] {
  const key = word.trim().toLowerCase();
  const found = exact.get(key);
  return found === undefined ? [...(byName.get(key) ?? [])] : [found];
}

function refusal({ noun }: Named, field: string, word: string, more: readonly unknown[]): FieldError {
  const shown = `"${shorten(word.trim())}"`;
  if (more.length === 0)
    return { field, code: 'unknown', message: `${shown} is not a ${noun}: write its code or name.` };
  return {
    field,
    code: 'ambiguous',
    message: `${shown} is the name of more than one ${noun}: write the code or number.`,
  };
}

interface Keys<Row> {
  key: (row: Row) => Key;
  codes: (row: Row) => string[];
}

function named<Row extends { name: string }>(noun: string, rows: readonly Row[], { key, codes }: Keys<Row>): Named {
  const byName = new Map<string, Key[]>();
  for (const row of rows) {
    const name = row.name.toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), key(row)]);
  }
  const exact = new Map(rows.flatMap((row) => codes(row).map((code) => [code.toLowerCase(), key(row)] as const)));
  return { noun, exact, byName };
}
