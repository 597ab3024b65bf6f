import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { BrochureCheckDocument } from '../../generated/BrochureCheck';
import type { AssetType, BrochurePreviewBrochureFragment, BrochureType } from '../../generated/types';
import type { BrochureFormStore } from './BrochureFormStore';
import { changedFields, type FormField } from './values/BrochureFormValues';
import { writeInput } from './values/writeInput';

/** Debounce: avoids a request per key, yet gives feedback while typing. */
const pauseMs = 300;

interface CheckedForm {
  store: BrochureFormStore;
  type: BrochureType;
  /** global id; null for a new ad */
  id: string | null;
  fields: readonly FormField[];
  /** kinds of files to be added, comma-separated; a string, so that equal lists are equal dependencies */
  newFiles: string;
  /** increases when something outside the form has changed, such as the files */
  round: number;
}

/** Asks the server to check the form (docs/decisions/0014-forms-ask-the-server.md). Returns a preview of the ad. */
export function useBrochureCheck({ store, type, id, fields, newFiles, round }: CheckedForm) {
  const client = useApolloClient();
  const [preview, setPreview] = useState<FragmentType<BrochurePreviewBrochureFragment> | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    let asked = store.get().values;

    async function ask(): Promise<void> {
      turn += 1;
      const mine = turn;
      const { base, values } = store.get();
      asked = values;
      const changed = changedFields(base, values).filter((field) => fields.includes(field));
      const input = {
        ...writeInput(values, changed).input,
        type,
        id,
        newFiles: newFiles === '' ? [] : (newFiles.split(',') as AssetType[]),
      };
      try {
        const { data } = await client.query({
          query: BrochureCheckDocument,
          variables: { input },
          fetchPolicy: 'network-only',
        });
        // a result per key press would fill the cache
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'brochureCheck', broadcast: false });
        if (mine !== turn || !data) return;
        store.judge(data.brochureCheck.problems, data.brochureCheck.needs);
        setPreview(data.brochureCheck.preview);
      } catch {
        // offline there is no check while typing; saving reports the error
      }
    }

    const unsubscribe = store.subscribe(() => {
      if (store.get().values === asked) return;
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pauseMs);
    });
    void ask();
    return () => {
      turn += 1;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client, store, type, id, fields, newFiles, round]);

  return preview;
}
