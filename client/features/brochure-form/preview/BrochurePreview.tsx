import type { FragmentType } from '@apollo/client';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useBrochurePreviewBrochureFragment } from '../../../generated/BrochurePreview';
import type { BrochurePreviewBrochureFragment } from '../../../generated/types';
import { BrochureCard } from '../../brochures/BrochureCard';
import styles from './BrochurePreview.module.css';
import { PagePreview } from './PagePreview';

interface BrochurePreviewProps {
  brochure: FragmentType<BrochurePreviewBrochureFragment> | null;
}

/** How visitors will see the ad: drawn by the public components from the server's answer, only to be looked at. */
export function BrochurePreview({ brochure }: BrochurePreviewProps) {
  const [view, setView] = useState<'card' | 'page'>('card');
  return (
    <section aria-label="Preview">
      <div className={styles.head}>
        <h2 className={styles.heading}>Preview</h2>
        <Segmented
          aria-label="What is previewed"
          options={[
            { value: 'card', label: 'Card' },
            { value: 'page', label: 'Page' },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {brochure === null ? (
        <p className={styles.empty}>The preview appears as soon as the server has answered.</p>
      ) : (
        <Preview brochure={brochure} view={view} />
      )}
    </section>
  );
}

interface PreviewProps {
  brochure: FragmentType<BrochurePreviewBrochureFragment>;
  view: 'card' | 'page';
}

function Preview({ brochure, view }: PreviewProps) {
  const { data, complete } = useBrochurePreviewBrochureFragment(brochure);
  if (!complete) return null;
  // a preview leads nowhere: it is neither clicked nor tabbed through
  return (
    <div className={view === 'card' ? styles.card : styles.page} inert>
      {view === 'card' ? <BrochureCard brochure={data} headingLevel="h3" /> : <PagePreview brochure={data} />}
    </div>
  );
}
