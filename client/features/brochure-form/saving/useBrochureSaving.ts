import { useRef, useState } from 'react';
import type { BrochureFormBrochureFragment, BrochureType } from '../../../generated/types';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import type { Role } from '../../session/Session';
import type { BrochureFormState, BrochureFormStore } from '../BrochureFormStore';
import { mergeVersions, type Conflict } from '../conflict/mergeVersions';
import { changedFields, type BrochureFormValues, type FormField } from '../values/BrochureFormValues';
import { openingValues } from '../values/readBrochure';
import { useBrochureWriter, type SaveOutcome } from './useBrochureWriter';
import { writeInput, type WrittenInput } from '../values/writeInput';

export interface SavedBrochure {
  brochure: BrochureFormBrochureFragment;
  isPendingRevision: boolean;
}

interface SavedForm {
  store: BrochureFormStore;
  type: BrochureType;
  role: Role;
  fields: readonly FormField[];
  brochure: BrochureFormBrochureFragment | null;
  /** conflict from a restored draft */
  conflict: Conflict | null;
}

/** Saves the form. Shows each refusal at its field and keeps the input. */
export function useBrochureSaving({ store, type, role, fields, brochure, conflict: atFirst }: SavedForm) {
  const writer = useBrochureWriter();
  const [known, setKnown] = useState(brochure);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const [conflict, setConflict] = useState(atFirst);
  const [creationKey] = useState(() => crypto.randomUUID());
  const isBusy = useRef(false);

  async function write(from: BrochureFormBrochureFragment | null): Promise<SaveOutcome> {
    const { input } = saveableInput(store.get(), fields);
    if (from === null) return writer.create(type, creationKey, input);
    if (Object.keys(input).length === 0) return { kind: 'saved', brochure: from, isPendingRevision: false };
    return writer.update(from, input);
  }

  async function save(from = known): Promise<SavedBrochure | null> {
    if (isBusy.current) return null;
    setFailure(null);
    const { problems } = saveableInput(store.get(), fields);
    if (problems.length > 0) {
      store.refuse([...problems, ...store.get().problems]);
      return null;
    }
    isBusy.current = true;
    const sent = store.get().values;
    const outcome = await write(from);
    isBusy.current = false;
    switch (outcome.kind) {
      case 'saved':
        return keep(outcome, sent);
      case 'failed':
        setFailure(outcome.failure);
        if (outcome.failure.fields.length > 0) store.refuse(outcome.failure.fields);
        return null;
      case 'conflict':
        return meet(outcome.theirs);
    }
  }

  /** Keeps input that the user typed while saving. */
  function keep({ brochure: saved, isPendingRevision }: SavedBrochure, sent: BrochureFormValues): SavedBrochure {
    const base = isPendingRevision ? sent : openingValues(saved, role);
    store.rebase(base, mergeVersions(sent, store.get().values, base).values);
    setKnown(saved);
    setConflict(null);
    return { brochure: saved, isPendingRevision };
  }

  /** Merges the version that another user has saved. The user decides about fields that both changed. */
  async function meet(theirs: BrochureFormBrochureFragment, onlyLook = false): Promise<SavedBrochure | null> {
    const theirValues = openingValues(theirs, role);
    const { base, values } = store.get();
    const merged = mergeVersions(base, values, theirValues);
    store.rebase(theirValues, merged.values);
    setKnown(theirs);
    if (merged.conflicts.length === 0) return onlyLook ? null : save(theirs);
    setConflict({ theirs: theirValues, fields: merged.conflicts });
    return null;
  }

  /** Reloads the ad after another action, such as publishing. Only a known version can be overwritten. */
  async function loadAgain(): Promise<void> {
    const now = known === null ? null : await writer.load(known.databaseId);
    if (now !== null) await meet(now, true);
  }

  /**
   * Follows the version after this form has changed the ad's files. A version that is not the next one means another
   * user has changed the ad; saving then detects the conflict.
   */
  function followVersion(version: number): void {
    setKnown((ad) => (ad !== null && version === ad.version + 1 ? { ...ad, version } : ad));
  }

  return { known, followVersion, failure, conflict, save: () => save(), loadAgain, setConflict };
}

/** The changed fields as the API's input. */
function saveableInput({ base, values }: BrochureFormState, fields: readonly FormField[]): WrittenInput {
  const changed = changedFields(base, values).filter((field) => fields.includes(field));
  const written = writeInput(values, changed);
  // the server looks for a position only when the address changes; otherwise send the one that was found here
  const isFoundOnly = changed.includes('position') && base.position.latitude === null && !written.input.address;
  const { latitude, longitude } = values.position;
  return isFoundOnly ? { ...written, input: { ...written.input, latitude, longitude } } : written;
}
