import type { FormChoices } from '../brochure-form/formChoices';
import { stateCodes } from '../brochure-form/fields/stateCodes';
import type { BrochureFormValues, FieldKind } from '../brochure-form/values/BrochureFormValues';
import { describeField } from '../brochure-form/values/describeField';
import { writeInput } from '../brochure-form/values/writeInput';
import { isIsoDay, writeDay } from '../../shared/dates/readDay';
import type { SheetField } from './sheetFields';

interface Option {
  value: string;
  label: string;
}

/** What a cell offers to choose from; undefined for a cell into which one types. */
export function optionsOfCell(field: SheetField, { categories, mapAreas }: FormChoices): readonly Option[] | undefined {
  switch (describeField(field).kind) {
    case 'category':
      return categories.flatMap(({ options }) => options);
    case 'mapArea':
      return mapAreas;
    case 'state':
      return stateCodes.map((state) => ({ value: state, label: state }));
    case 'boolean':
      return yesOrNo;
    default:
      return undefined;
  }
}

const yesOrNo: readonly Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** The text of a cell, as it is shown, copied and typed. */
export function cellText(field: SheetField, values: BrochureFormValues, choices: FormChoices): string {
  if (field === 'brochureCategories') return categoriesText(values[field], choices);
  const value = String(values[field]);
  return optionsOfCell(field, choices)?.find((option) => option.value === value)?.label ?? value;
}

type CellReading = { value: BrochureFormValues[SheetField] } | { problem: string };

/** Reads a text that was typed or pasted into a cell. The rest of the rules are the server's. */
export function readCell(field: SheetField, text: string, choices: FormChoices): CellReading {
  if (field === 'brochureCategories') return readCategories(text, choices);
  const options = optionsOfCell(field, choices);
  const { kind, label } = describeField(field);
  const reading = options ? readChoice(text.trim(), { options, kind, label }) : { value: tidy(kind, text) };
  if ('problem' in reading) return reading;
  const value = kind === 'boolean' ? reading.value === 'true' : reading.value;
  const [unreadable] = writeInput({ [field]: value } as unknown as BrochureFormValues, [field]).problems;
  return unreadable ? { problem: unreadable.message } : { value };
}

const optionsOf = ({ categories }: FormChoices): Option[] => categories.flatMap(({ options }) => options);

/** Names with semicolons between, as in a file of ads; the code of a category whose name another one has too. */
function categoriesText(codes: readonly string[], choices: FormChoices): string {
  const options = optionsOf(choices);
  const nameOf = (code: string): string => {
    const label = options.find(({ value }) => value === code)?.label ?? code;
    return options.filter((option) => option.label === label).length > 1 ? code : label;
  };
  return codes.map(nameOf).join('; ');
}

function readCategories(text: string, choices: FormChoices): CellReading {
  const { kind, label } = describeField('brochureCategories');
  const codes = new Set<string>();
  for (const word of text.split(/[;\n]/).map((each) => each.trim())) {
    if (word === '') continue;
    const reading = readChoice(word, { options: optionsOf(choices), kind, label });
    if ('problem' in reading) return reading;
    codes.add(reading.value);
  }
  return { value: [...codes].toSorted() };
}

interface Choosing {
  options: readonly Option[];
  kind: FieldKind;
  label: string;
}

function readChoice(text: string, { options, kind, label }: Choosing): { value: string } | { problem: string } {
  if (text === '' && kind === 'boolean') return { value: 'false' };
  if (text === '') return kind === 'category' ? { problem: 'Choose a category.' } : { value: '' };
  const same = (one: string): boolean => one.toLowerCase() === text.toLowerCase();
  const [named, another] = options.filter((option) => same(option.label));
  if (another) return { problem: `Several are called “${named?.label ?? ''}”: choose one from the list.` };
  const found = named ?? options.find((option) => same(option.value));
  if (found) return { value: found.value };
  return { problem: `“${text.slice(0, 60)}” is no choice of “${label}”: choose one from the list.` };
}

/** Days and lines as the form would have them. */
function tidy(kind: FieldKind, text: string): string {
  if (kind === 'date' && isIsoDay(text.trim())) return writeDay(text.trim());
  return kind === 'text' ? text : text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}
