import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { ReportPictureDocument } from '../../../generated/ReportPicture';
import type { ReportGrouping, ReportSubject } from '../../../generated/types';
import { savePng } from '../../../platform/downloads/savePng';
import { saveText } from '../../../platform/downloads/saveText';
import styles from './ReportsScreen.module.css';

interface SavePictureProps {
  subject: ReportSubject;
  from: string;
  to: string;
}

const groupings: { value: ReportGrouping; label: string }[] = [
  { value: 'DAY', label: 'by day' },
  { value: 'CATEGORY', label: 'by category' },
  { value: 'AREA', label: 'by area' },
];

/** Saves the chart of a figure, which the server draws, as a picture for a document. */
export function SavePicture({ subject, from, to }: SavePictureProps) {
  const client = useApolloClient();
  const [by, setBy] = useState<ReportGrouping>('DAY');
  const [hasFailed, setFailed] = useState(false);

  async function save(format: 'svg' | 'png'): Promise<void> {
    setFailed(false);
    try {
      const { data } = await client.query({
        ...{ query: ReportPictureDocument, variables: { from, to, by }, fetchPolicy: 'no-cache' },
      });
      const svg = data?.siteReport.figures.find((figure) => figure.subject === subject)?.picture ?? '';
      const name = `${subject.toLowerCase().replace('_', '-')}-by-${by.toLowerCase()}-${from}-to-${to}.${format}`;
      if (format === 'svg') saveText(svg, name, 'image/svg+xml');
      else await savePng(svg, name);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={styles.save} role="group" aria-label="Save the chart">
      <Select<ReportGrouping>
        aria-label="Chart to save"
        value={by}
        options={groupings}
        onChange={setBy}
        popupMatchSelectWidth={false}
      />
      <Button onClick={() => void save('svg')}>Save SVG</Button>
      <Button onClick={() => void save('png')}>Save PNG</Button>
      {hasFailed && <Alert type="error" showIcon title="The chart could not be saved. Try again." />}
    </div>
  );
}
