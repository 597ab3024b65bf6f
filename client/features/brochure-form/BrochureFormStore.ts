import { createStore, type ReadableStore, type Store } from '../../platform/stores/createStore';
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
export class BrochureFormStore implements ReadableStore<BrochureFormState> {
  readonly initial: BrochureFormState;
  private readonly store: Store<BrochureFormState>;

  constructor(base: BrochureFormValues) {
    this.initial = {
      base,
      values: base,
      problems: [],
      needs: null,
      touched: new Set(),
      hasTriedToSave: false,
    };
    this.store = createStore(this.initial);
  }

  readonly get = (): BrochureFormState => this.store.get();

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  set<Field extends FormField>(field: Field, value: BrochureFormValues[Field]): void {
    this.change({ values: { ...this.get().values, [field]: value } });
    this.touch(field);
  }

  touch(field: FormField): void {
    if (!this.get().touched.has(field)) this.change({ touched: new Set([...this.get().touched, field]) });
  }

  /** Replaces the values, for example by a draft or a merged version. */
  replace(values: BrochureFormValues): void {
    const touched = new Set([...this.get().touched, ...changedFields(this.get().values, values)]);
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
    return changedFields(this.get().base, this.get().values).length > 0;
  }

  /** The problem to show at a field; undefined for none. */
  problemOf(field: FormField): string | undefined {
    const { values, problems, touched, hasTriedToSave } = this.get();
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
    this.store.set({ ...this.get(), ...change });
  }
}
