import type { FieldFailure } from '../../platform/errors/RequestFailure';
import {
  changedFields,
  fieldOfPath,
  formFields,
  type BrochureFormValues,
  type FormField,
} from './values/BrochureFormValues';
import { writeInput } from './values/writeInput';

export interface PublishNeed {
  field: string;
  message: string;
  isMet: boolean;
}

export interface BrochureFormState {
  /** the ad as it was loaded or last saved */
  base: BrochureFormValues;
  values: BrochureFormValues;
  /** the server's last answer about the values, which may have changed since */
  problems: readonly FieldFailure[];
  /** null until the first answer of the server */
  needs: readonly PublishNeed[] | null;
  /** visited fields; other fields show no problem until the first save */
  touched: ReadonlySet<FormField>;
  hasTriedToSave: boolean;
}

/** State of the form. Each field subscribes by itself, so typing renders one field only. */
export class BrochureFormStore {
  private state: BrochureFormState;
  private readonly listeners = new Set<() => void>();

  constructor(base: BrochureFormValues) {
    this.state = {
      base,
      values: base,
      problems: [],
      needs: null,
      touched: new Set(),
      hasTriedToSave: false,
    };
  }

  readonly get = (): BrochureFormState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set<Field extends FormField>(field: Field, value: BrochureFormValues[Field]): void {
    this.change({ values: { ...this.state.values, [field]: value } });
    this.touch(field);
  }

  touch(field: FormField): void {
    if (!this.state.touched.has(field)) this.change({ touched: new Set([...this.state.touched, field]) });
  }

  /** Replaces the values, for example by a draft or a merged version. */
  replace(values: BrochureFormValues): void {
    const touched = new Set([...this.state.touched, ...changedFields(this.state.values, values)]);
    this.change({ values, touched });
  }

  /** Sets the saved ad. `values` keeps what the user has typed since. */
  rebase(base: BrochureFormValues, values: BrochureFormValues = base): void {
    this.change({ base, values, hasTriedToSave: false, touched: new Set() });
  }

  judge(problems: readonly FieldFailure[], needs: readonly PublishNeed[]): void {
    this.change({ problems, needs });
  }

  /** Stores the problems for which the server refused to save. */
  refuse(problems: readonly FieldFailure[]): void {
    this.change({ problems, hasTriedToSave: true });
  }

  isDirty(): boolean {
    return changedFields(this.state.base, this.state.values).length > 0;
  }

  /** The problem to show at a field; undefined for none. */
  problemOf(field: FormField): string | undefined {
    const { values, problems, touched, hasTriedToSave } = this.state;
    if (!hasTriedToSave && !touched.has(field)) return undefined;
    const [unreadable] = writeInput(values, [field]).problems;
    if (unreadable) return unreadable.message;
    const found = problems.filter((problem) => fieldOfPath(problem.field) === field);
    return found.length === 0 ? undefined : found.map(({ message }) => message).join(' ');
  }

  /** Fields with a visible problem, from top to bottom. */
  problemFields(): FormField[] {
    return formFields.filter((field) => this.problemOf(field) !== undefined);
  }

  private change(change: Partial<BrochureFormState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
