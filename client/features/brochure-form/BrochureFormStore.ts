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
  /** what the server said of the values, of these or of those a moment ago */
  problems: readonly FieldFailure[];
  /** null until the server was asked */
  needs: readonly PublishNeed[] | null;
  /** fields that somebody has been in: of the others nothing is said until saving */
  touched: ReadonlySet<FormField>;
  hasTriedToSave: boolean;
}

/** What stands in the form. Each field listens for itself, so that typing draws one field only. */
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

  /** Other values at once: a draft, or what two people wrote. */
  replace(values: BrochureFormValues): void {
    const touched = new Set([...this.state.touched, ...changedFields(this.state.values, values)]);
    this.change({ values, touched });
  }

  /** The ad is now so; what was typed since stays. */
  rebase(base: BrochureFormValues, values: BrochureFormValues = base): void {
    this.change({ base, values, hasTriedToSave: false, touched: new Set() });
  }

  judge(problems: readonly FieldFailure[], needs: readonly PublishNeed[]): void {
    this.change({ problems, needs });
  }

  /** What saving was refused for. */
  refuse(problems: readonly FieldFailure[]): void {
    this.change({ problems, hasTriedToSave: true });
  }

  isDirty(): boolean {
    return changedFields(this.state.base, this.state.values).length > 0;
  }

  /** What is to be said at a field; undefined for nothing. */
  problemOf(field: FormField): string | undefined {
    const { values, problems, touched, hasTriedToSave } = this.state;
    if (!hasTriedToSave && !touched.has(field)) return undefined;
    const [unreadable] = writeInput(values, [field]).problems;
    if (unreadable) return unreadable.message;
    const found = problems.filter((problem) => fieldOfPath(problem.field) === field);
    return found.length === 0 ? undefined : found.map(({ message }) => message).join(' ');
  }

  /** The fields at which something is said, from top to bottom. */
  problemFields(): FormField[] {
    return formFields.filter((field) => this.problemOf(field) !== undefined);
  }

  private change(change: Partial<BrochureFormState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
