import { Button, Select } from 'antd';
import { useState } from 'react';
import { mostChosenAds } from '../../../shared/lists/mostChosenAds';
import { groupThousands } from '../../shared/formats/groupThousands';
import { plural } from '../../shared/formats/plural';
import { privatePaths } from '../../shared/privatePaths';
import { Link } from '../../ui/links/Link';
import styles from './BulkBar.module.css';
import type { BulkProgress } from './BulkProgress';
import type { BulkVerb } from './BulkVerb';
import { bulkProgress } from './bulkLabels';

interface BulkBarProps {
  count: number;
  verbs: readonly Exclude<BulkVerb, 'setArea'>[];
  areas: readonly { value: string; label: string }[];
  progress: BulkProgress | null;
  /** the server does not answer at the moment */
  isSilent: boolean;
  onRun: (verb: BulkVerb, mapArea?: string | null) => void;
  onClear: () => void;
}

const labels = { publish: 'Publish', archive: 'Archive', unarchive: 'Unarchive' } as const;
const noArea = ' none';

/** Sticky bar with the actions on all selected ads, including those of other pages. */
export function BulkBar({ count, verbs, areas, progress, isSilent, onRun, onClear }: BulkBarProps) {
  const [area, setArea] = useState<string | null>(null);
  const isBusy = progress !== null;
  const isTooMany = count > mostChosenAds;
  const cannotRun = isBusy || isTooMany;
  return (
    <section className={styles.bar} aria-label="Ads that are chosen">
      <p className={styles.count} role="status">
        {progress === null ? `${plural(count, 'ad')} chosen` : bulkProgress(progress)}
        {!isBusy && isTooMany && `, at most ${groupThousands(mostChosenAds)} at once`}
        {isBusy && isSilent && ', waiting for the server'}
      </p>
      <div className={styles.verbs}>
        {verbs.map((verb) => (
          <Button key={verb} disabled={cannotRun} onClick={() => onRun(verb)}>
            {labels[verb]}
          </Button>
        ))}
        <span className={styles.area}>
          <Select<string>
            className={styles.select}
            aria-label="Area for the chosen ads"
            placeholder="Area"
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            disabled={cannotRun}
            value={area}
            options={[{ value: noArea, label: 'No area' }, ...areas]}
            onChange={setArea}
          />
          <Button disabled={cannotRun || area === null} onClick={() => onRun('setArea', area === noArea ? null : area)}>
            Set area
          </Button>
        </span>
      </div>
      {isBusy && progress.jobNumber !== null ? (
        <p className={styles.job}>
          <span className={styles.hint}>It goes on when you leave.</span>{' '}
          <Link to={privatePaths.adminBulkJob(progress.jobNumber)}>Open the bulk job</Link>
        </p>
      ) : (
        <Button type="link" disabled={isBusy} onClick={onClear}>
          Choose none
        </Button>
      )}
    </section>
  );
}
