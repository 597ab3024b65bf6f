import { useState } from 'react';
import { brochureFields } from '../../generated/brochureFields';
import { usePrepareBulkJobOfAdsMutation } from '../../generated/PrepareBulkJob';
import type { BulkAction, PrepareBulkJobInput } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import type { BrochureFormStore } from '../brochure-form/BrochureFormStore';
import type { FormField } from '../brochure-form/values/BrochureFormValues';
import { writeInput } from '../brochure-form/values/writeInput';
import { writtenFields } from './bulkFields';

interface BulkJobOptions {
  action: BulkAction;
  which: Pick<PrepareBulkJobInput, 'ids' | 'filter' | 'orderBy'>;
  /** for UPDATE */
  fields: readonly FormField[];
  /** for NUMBER, as typed */
  numberFrom: string;
}

/** Prepares a bulk job. `prepare` returns its number, or null after a refusal, which the fields and `problem` show. */
export function usePrepareBulkJob(store: BrochureFormStore) {
  const [send] = usePrepareBulkJobOfAdsMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function prepare({ action, which, fields, numberFrom }: BulkJobOptions): Promise<number | null> {
    const written = writeInput(store.get().values, action === 'UPDATE' ? writtenFields(fields) : []);
    store.refuse([]);
    setProblem(null);
    if (written.problems.length > 0) return null;
    if (action === 'NUMBER' && !/^\s*\d{1,4}\s*$/.test(numberFrom)) {
      setProblem(brochureFields.adIndex.refusal);
      return null;
    }
    setBusy(true);
    try {
      const input = {
        ...{ action, ...which },
        ...(action === 'UPDATE' && { fields: written.input }),
        ...(action === 'NUMBER' && { numberFrom: Number(numberFrom) }),
      };
      const { data } = await send({ variables: { input } });
      return data?.prepareBulkJob.bulkJob.databaseId ?? null;
    } catch (error) {
      const failure = readFailure(error);
      store.refuse(failure.fields.map((each) => ({ ...each, field: each.field.replace(/^fields\./, '') })));
      setProblem(failure.message);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { prepare, isBusy, problem };
}
