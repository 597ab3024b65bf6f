import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import type { AssetType, BrochureFormBrochureFragment, BrochureType } from '../../generated/types';
import { useLeaveGuard } from '../../platform/page/navigation/useLeaveGuard';
import { useReport } from '../../ui/last-actions/useReport';
import { useAssetUploads } from '../brochure-assets/uploads/useAssetUploads';
import { useBrochuresChanged } from '../brochure-lifecycle/useBrochuresChanged';
import { useSubmission } from '../brochure-lifecycle/useSubmission';
import type { EditorWork, NextStep } from './saving/SaveBar';
import { usePublishBrochure } from '../brochure-lifecycle/usePublishBrochure';
import type { Session } from '../session/Session';
import { brochureDrafts, draftKey } from './drafts/brochureDrafts';
import { openForm, takeUpDraft } from './drafts/openForm';
import { useKeptDraft } from './drafts/useKeptDraft';
import { focusField } from './focusField';
import { useBrochureSaving, type SavedBrochure } from './saving/useBrochureSaving';
import { useBrochureCheck } from './useBrochureCheck';
import { blankValues } from './values/BrochureFormValues';
import { writableFields } from './values/describeField';
import { openingValues } from './values/readBrochure';
import type { Upload } from '../brochure-assets/uploads/Upload';

export interface EditedBrochure {
  type: BrochureType;
  /** null: a new ad */
  brochure: BrochureFormBrochureFragment | null;
  session: Session;
  /** called with the new ad, to continue at its address */
  onCreated: (brochure: BrochureFormBrochureFragment) => void;
}

/** State and actions of the editor: form, draft, files, check, saving and publishing. */
export function useBrochureEditor({ type, brochure, session, onCreated }: EditedBrochure) {
  const { role, user } = session;
  const key = draftKey(user.did, brochure === null ? `new:${type}` : String(brochure.databaseId));
  const [opened] = useState(() => openForm(brochure === null ? blankValues : openingValues(brochure, role), key));
  const { store } = opened;
  const [offered, setOffered] = useState(opened.offered);
  const [resumed, setResumed] = useState(opened.resumed);
  const fields = useMemo(() => writableFields(type, role), [type, role]);
  const saving = useBrochureSaving({ store, type, role, fields, brochure, conflict: opened.conflict });
  const { known } = saving;
  const [round, checkAgain] = useReducer((count: number) => count + 1, 0);
  const onAssetsChanged = (version: number): void => {
    saving.followVersion(version);
    checkAgain();
  };
  const uploads = useAssetUploads({ target: known, onChanged: onAssetsChanged });
  const newFiles = comingFiles(uploads.list).join();
  const preview = useBrochureCheck({ store, type, id: known?.id ?? null, fields, newFiles, round });
  const [busy, setBusy] = useState<EditorWork | null>(null);
  const guard = useLeaveGuard(() => store.isDirty() || !uploads.isDone);
  const report = useReport();
  const publish = usePublishBrochure();
  const { submit, withdraw: withdrawSubmission } = useSubmission();
  const brochuresChanged = useBrochuresChanged();
  useKeptDraft(store, key, offered !== null);
  useSaveKey(() => void save());

  // files of a new ad that arrive later, and nothing typed meanwhile: the editor at its own address starts anew
  const whenAllArrived = useEffectEvent(() => {
    if (brochure === null && known !== null && busy === null && !store.isDirty()) onCreated(known);
  });
  const isAllSent = uploads.list.length === 0;
  useEffect(() => {
    if (isAllSent) whenAllArrived();
  }, [isAllSent]);

  async function save(next: NextStep | null = null): Promise<void> {
    if (offered !== null || saving.conflict !== null) return;
    setBusy(next ?? 'save');
    const saved = await saving.save();
    if (saved === null) focusField(store.problemFields()[0]);
    else await tell(saved, next);
    setBusy(null);
  }

  function goOn(next: NextStep, saved: BrochureFormBrochureFragment): Promise<boolean> {
    return next === 'publish' ? publish(saved) : submit(saved);
  }

  async function withdraw(): Promise<void> {
    if (known === null) return;
    setBusy('withdraw');
    if (await withdrawSubmission(known)) await saving.loadAgain();
    setBusy(null);
  }

  async function tell({ brochure: saved, isPendingRevision }: SavedBrochure, next: NextStep | null): Promise<void> {
    const name = saved.displayTitle || `Ad ${saved.databaseId}`;
    const waits = isPendingRevision ? ' Visitors see it once an administrator has approved it.' : '';
    report({ tone: 'success', text: `“${name}” is saved.${waits}` });
    brochureDrafts.forget(key);
    setResumed(null);
    if (!(await uploads.queue.sendTo(saved))) {
      report({ tone: 'failure', text: `Not all files of “${name}” have arrived: try them again below.` });
    } else if (next !== null && (await goOn(next, { ...saved, displayTitle: name }))) {
      await saving.loadAgain();
    } else {
      await brochuresChanged();
    }
    if (brochure === null && uploads.queue.uploads.get().length === 0) onCreated(saved);
    else checkAgain();
  }

  return {
    ...{ store, fields, saving, uploads, preview, busy, guard, offered, resumed, save, onAssetsChanged },
    withdraw: () => void withdraw(),
    takeUp: () => {
      if (offered !== null) saving.setConflict(takeUpDraft(store, offered));
      setOffered(null);
    },
    discard: () => {
      brochureDrafts.forget(key);
      store.rebase(store.get().base);
      saving.setConflict(null);
      setOffered(null);
      setResumed(null);
    },
  };
}

const types: Readonly<Record<NonNullable<Upload['kind']>, AssetType>> = {
  PICTURE: 'BROCHURE_IMAGE',
  PDF: 'BROCHURE_PDF',
  OFFICE: 'BROCHURE_WORD',
};

/** Kinds of files that the ad will have after the next save. */
function comingFiles(uploads: readonly Upload[]): AssetType[] {
  return uploads.flatMap(({ kind, state }) => (kind === null || state === 'REFUSED' ? [] : [types[kind]]));
}

/** Ctrl+S or Cmd+S saves. */
function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
