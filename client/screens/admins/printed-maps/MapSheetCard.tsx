import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress, Switch } from 'antd';
import { useRef, useState } from 'react';
import { mapFileName } from '../../../features/maps/mapFileName';
import { HistoryLink } from '../../../features/record-list/HistoryLink';
import { formatDay } from '../../../shared/dates/formatDay';
import { plural } from '../../../shared/formats/plural';
import { formatKey } from '../../../shared/formatKey';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import { formatName, type MapSheet } from './MapSheet';
import styles from './PrintedMapsScreen.module.css';
import type { MapSheetVerbs } from './useMapSheetVerbs';

interface MapSheetCardProps {
  sheet: MapSheet;
  verbs: MapSheetVerbs;
}

/** One format of an area's map: its file, the progress of its generation, and the actions. */
export function MapSheetCard({ sheet, verbs }: MapSheetCardProps) {
  const { area, map } = sheet;
  const format = formatName(sheet);
  const name = `${area.name}, ${format}`;
  const fileInput = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const isMaking = map?.state === 'WAITING';
  const url = map?.url ?? null;

  async function during(work: Promise<void>): Promise<void> {
    setBusy(true);
    await work;
    setBusy(false);
  }

  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.preview} data-orientation={sheet.orientation}>
        {map?.previewUrl != null && <img src={map.previewUrl} alt={`First page, ${name}`} loading="lazy" />}
      </div>
      <h3 className={styles.format}>{format}</h3>
      <p className={styles.facts}>{factsOf(map)}</p>
      {isMaking && <Progress percent={map.progress} size="small" aria-label={`Making ${name}`} />}
      {map?.state === 'FAILED' && (
        <Alert
          type="error"
          showIcon
          title={`The last try failed.${url === null ? '' : ' The map before is still there.'}`}
          description={map.problem}
        />
      )}
      {url !== null && map !== null && (
        <div className={styles.made}>
          <label className={styles.published}>
            <Switch
              size="small"
              checked={map.isPublished}
              disabled={busy}
              aria-label={`Visitors get the map ${name}`}
              onChange={(isPublished) => void during(verbs.setPublished(sheet, isPublished))}
            />{' '}
            For visitors
          </label>
          <span className={styles.links}>
            <a href={url} target="_blank" rel="noreferrer" aria-label={`Open PDF: ${name}`}>
              Open PDF
            </a>
            <a href={url} download={mapFileName(area.code, map)} aria-label={`Download PDF: ${name}`}>
              Download
            </a>
          </span>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={isMaking || busy}
          aria-label={`${map?.state === 'FAILED' ? 'Try again' : url === null ? 'Make' : 'Make anew'}: ${name}`}
          onClick={() => void during(verbs.make(sheet))}
        >
          {map?.state === 'FAILED' ? 'Try again' : url === null ? 'Make' : 'Make anew'}
        </Button>
        <Button
          size="small"
          icon={<UploadOutlined />}
          disabled={isMaking || busy}
          loading={busy}
          aria-label={`Upload a PDF of your own: ${name}`}
          onClick={() => fileInput.current?.click()}
        >
          Upload
        </Button>
        <Link
          to={`${privatePaths.adminPrintEditor(area.databaseId)}?format=${formatKey(sheet)}`}
          aria-label={`Edit layout: ${name}`}
        >
          Edit layout
        </Link>
        {map !== null && <HistoryLink to={privatePaths.adminPrintedMapHistory(map.id)} of={name} />}
        <input
          ref={fileInput}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          aria-label={`PDF of your own for ${name}`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void during(verbs.upload(sheet, file));
          }}
        />
      </div>
    </article>
  );
}

function factsOf(map: MapSheet['map']): string {
  if (map?.url == null) return map?.state === 'WAITING' ? 'Being made.' : 'Not made yet.';
  const parts = [
    map.origin === 'UPLOADED' ? 'Your own PDF' : 'Drawn by this site',
    ...(map.pages === null ? [] : [plural(map.pages, 'page')]),
    ...(map.byteSize === null ? [] : [`${(map.byteSize / 1_000_000).toFixed(1)} MB`]),
    ...(map.madeAt === null ? [] : [formatDay(map.madeAt)]),
  ];
  return parts.join(' · ');
}
