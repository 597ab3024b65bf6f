import { useState } from 'react';
import { BulkBar } from '../../bulk-brochures/BulkBar';
import { BulkResults } from '../../bulk-brochures/BulkResults';
import type { BulkOutcome, BulkVerb, ChosenBrochure } from '../../bulk-brochures/BulkVerb';
import { useBulkVerbs } from '../../bulk-brochures/useBulkVerbs';
import type { Choice } from '../filters/gridChoices';
import { useMay } from '../../session/useMay';
import type { GridMode } from '../gridModes';

interface BulkWorkProps {
  mode: GridMode;
  chosen: readonly ChosenBrochure[];
  areas: readonly Choice[];
  onDone: (stillChosen: ReadonlySet<string>) => void;
  onClear: () => void;
}

const verbsOf = { normal: ['publish', 'archive'], archived: ['unarchive'] } as const;

/** The bulk action bar, then the result for each ad. */
export function BulkWork({ mode, chosen, areas, onDone, onClear }: BulkWorkProps) {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const { run, progress, isSilent } = useBulkVerbs(setOutcome);
  const may = useMay();
  if (!may('prepareBulkJob')) return null;

  async function runAll(verb: BulkVerb, mapArea: string | null = null): Promise<void> {
    const result = await run(verb, chosen, mapArea);
    setOutcome(result);
    if (result === null) return;
    onDone(new Set(result.results.filter(({ refusal }) => refusal !== null).map(({ brochure }) => brochure.id)));
  }

  return (
    <>
      {outcome && <BulkResults outcome={outcome} onClose={() => setOutcome(null)} />}
      {(chosen.length > 0 || progress !== null) && (
        <BulkBar
          count={chosen.length}
          verbs={verbsOf[mode]}
          areas={areas}
          progress={progress}
          isSilent={isSilent}
          onRun={(verb, mapArea) => void runAll(verb, mapArea)}
          onClear={onClear}
        />
      )}
    </>
  );
}
