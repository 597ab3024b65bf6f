import { Button, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { mostChosenAds } from '../../../../shared/lists/mostChosenAds';
import type { DuplicatesDecision, ResolveDuplicatesInput } from '../../../generated/types';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { plural } from '../../../shared/formats/plural';
import type { DuplicateAds } from './DuplicateAds';
import styles from './DuplicatesScreen.module.css';
import { MergeManyDialog } from './MergeManyDialog';
import type { ChosenPairs } from './useChosenPairs';

interface DuplicatesBarProps {
  /** pairs of the page */
  shown: readonly DuplicateAds[];
  /** pairs of all pages */
  chosen: ChosenPairs;
  /** number of all that match the filter */
  total: number;
  filter: NonNullable<ResolveDuplicatesInput['filter']>;
  onChoose: (chosen: ChosenPairs) => void;
  onDecide: (input: ResolveDuplicatesInput) => Promise<unknown>;
  onArchive: (pairs: readonly DuplicateAds[]) => Promise<unknown>;
}

/** Chooses pairs over pages, or all that match, and what to do with them. */
export function DuplicatesBar({ shown, chosen, total, filter, onChoose, onDecide, onArchive }: DuplicatesBarProps) {
  /** what was chosen when all were asked for; who then chooses other pairs, or filters, means all no longer */
  const [allInsteadOf, setAllInsteadOf] = useState<ChosenPairs | null>(null);
  const isAll = allInsteadOf === chosen;
  const [isBusy, setBusy] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const here = shown.filter(({ id }) => chosen.has(id));
  const isTooMany = !isAll && chosen.size > mostChosenAds;
  const isOff = isBusy || isTooMany || (!isAll && chosen.size === 0);
  const count = isAll ? total : chosen.size;

  function choosePage(isChosen: boolean): void {
    const others = [...chosen].filter(([id]) => !shown.some((pair) => pair.id === id));
    onChoose(new Map(isChosen ? [...others, ...shown.map((pair) => [pair.id, pair] as const)] : others));
  }

  async function wait(deed: Promise<unknown>): Promise<void> {
    setBusy(true);
    await deed;
    setBusy(false);
  }

  function decide(decision: DuplicatesDecision): Promise<void> {
    const pairs = [...chosen.values()].map(({ first, second }) => ({ firstId: first.id, secondId: second.id }));
    return wait(onDecide({ decision, ...(isAll ? { filter } : { pairs }) }));
  }

  return (
    <div className={styles.bulk} role="group" aria-label="Many pairs at once">
      <div className={styles.choice}>
        <Checkbox
          checked={here.length === shown.length}
          indeterminate={here.length > 0 && here.length < shown.length}
          disabled={isBusy}
          onChange={({ target }) => choosePage(target.checked)}
        >
          This page
        </Checkbox>
        <Radio.Group
          aria-label="Which pairs"
          optionType="button"
          value={isAll}
          disabled={isBusy}
          onChange={({ target }) => setAllInsteadOf(target.value === true ? chosen : null)}
          options={[
            { value: false, label: `${plural(chosen.size, 'pair')} chosen` },
            { value: true, label: `All ${groupThousands(total)} that match` },
          ]}
        />
        {chosen.size > 0 && !isAll && (
          <Button type="link" disabled={isBusy} onClick={() => onChoose(new Map())}>
            Choose none
          </Button>
        )}
        {isTooMany && <span>At most {groupThousands(mostChosenAds)} at once: choose all that match.</span>}
      </div>
      <div className={styles.actions}>
        <Button disabled={isOff} onClick={() => setMerging(true)}>
          Merge the pairs
        </Button>
        <Button disabled={isOff} loading={isBusy} onClick={() => void decide('KEEP_BOTH')}>
          Not duplicates
        </Button>
        <Button disabled={isOff || isAll} onClick={() => void wait(onArchive([...chosen.values()]))}>
          Archive the newer ads
        </Button>
      </div>
      {isMerging && (
        <MergeManyDialog count={count} onPreview={() => decide('MERGE')} onClose={() => setMerging(false)} />
      )}
    </div>
  );
}
