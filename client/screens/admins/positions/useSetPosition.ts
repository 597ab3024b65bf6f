import { useState } from 'react';
import { pinOf } from '../../../features/position-field/pinOf';
import type { PositionProblems } from '../../../features/position-field/positionProblems';
import { useSetBrochurePositionMutation } from '../../../generated/SetBrochurePosition';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import type { DoubtfulBrochure } from './useDoubtfulPositions';

interface Pin {
  latitude: number | null;
  longitude: number | null;
}

interface Refusal {
  problems: PositionProblems;
  problem: string | null;
}

const nothing: Refusal = { problems: {}, problem: null };

/** Sets an ad's pin; undo restores the previous position. Returns true if it succeeded. */
export function useSetPosition() {
  const [mutate, { loading }] = useSetBrochurePositionMutation();
  const [refusal, setRefusal] = useState(nothing);
  const report = useReport();

  async function undo({ id, displayTitle }: DoubtfulBrochure, version: number, before: Pin): Promise<void> {
    try {
      await mutate({ variables: { input: { id, version, ...before } } });
      report({ tone: 'success', text: `“${displayTitle}” is where it was.` });
    } catch (error) {
      report({ tone: 'failure', text: `“${displayTitle}” is not back. ${readFailure(error).message}` });
    }
  }

  async function set(brochure: DoubtfulBrochure, pin: Pin): Promise<boolean> {
    const { id, version, displayTitle, latitude, longitude, positionSource } = brochure;
    setRefusal(nothing);
    try {
      const { data } = await mutate({ variables: { input: { id, version, ...pin } } });
      const saved = data?.updateBrochure.brochure;
      const before = pinOf({ latitude, longitude, positionSource });
      report({
        tone: 'success',
        text: `“${displayTitle}” has its position.`,
        undo: saved === undefined ? null : () => void undo(brochure, saved.version, before),
      });
      return true;
    } catch (error) {
      const { fields, message } = readFailure(error);
      const of = (name: string): string | undefined => fields.find(({ field }) => field === name)?.message;
      const [wrongLatitude, wrongLongitude] = [of('latitude'), of('longitude')];
      setRefusal({
        problems: {
          ...(wrongLatitude === undefined ? {} : { latitude: wrongLatitude }),
          ...(wrongLongitude === undefined ? {} : { longitude: wrongLongitude }),
        },
        problem: wrongLatitude ?? wrongLongitude ?? message,
      });
      return false;
    }
  }

  return { set, isSaving: loading, ...refusal };
}
