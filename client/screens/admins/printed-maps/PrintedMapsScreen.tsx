import { useEffect, useState } from 'react';
import { NoAreas } from '../../../features/record-list/NoAreas';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { usePrintedMapsScreenQuery } from '../../../generated/PrintedMapsScreen';
import { usePollingWhile } from '../../../platform/apollo/usePollingWhile';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { MapSheetCard } from './MapSheetCard';
import styles from './PrintedMapsScreen.module.css';
import { useMapSheetVerbs } from './useMapSheetVerbs';
import type { PrintedMapsScreenQuery } from '../../../generated/types';
import { mapFormats, type MapSheet } from './MapSheet';

/** after this time in ms the file counts as one that cannot be drawn */
const patienceMilliseconds = 30_000;

/** The server draws the first page shortly after the upload of an own PDF; true while the picture is still expected. */
function useAwaitedPicture(known: PrintedMapsScreenQuery | undefined) {
  const [sentAt, setSentAt] = useState<number | null>(null);

  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => setSentAt(null), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, [sentAt]);

  const lacksPicture = known?.printedMaps.edges.some(
    ({ node }) => node.origin === 'UPLOADED' && node.url !== null && node.previewUrl === null,
  );
  return { isAwaited: sentAt !== null && lacksPicture === true, onUploaded: () => setSentAt(Date.now()) };
}

/** polling interval in ms while a map is being generated */
const pollMilliseconds = 1_500;

/** The PDF maps of every area in every format: generate, upload, publish. */
export default function PrintedMapsScreen() {
  const query = usePrintedMapsScreenQuery({ fetchPolicy: 'no-cache' });
  const { data, previousData, error, refetch } = query;
  const known = data ?? previousData;
  const { isAwaited, onUploaded } = useAwaitedPicture(known);
  const verbs = useMapSheetVerbs(refetch, onUploaded);
  const making = known?.printedMaps.edges.filter(({ node }) => node.state === 'WAITING').length ?? 0;

  usePollingWhile(making > 0 || isAwaited, pollMilliseconds, query);

  return (
    <>
      <PageHeading
        title="PDF maps"
        subtitle="Maps that this site has drawn are drawn anew by night when anything on them has changed. The old one stays until the new one is there."
      />
      <p className={styles.making} role="status">
        {making > 0 ? `${making === 1 ? 'One map is' : `${String(making)} maps are`} being made.` : ''}
      </p>
      {error !== undefined && data === undefined && (
        <LoadFailure title="The PDF maps could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {known === undefined && error === undefined && (
        <div role="status" aria-label="Loading the PDF maps">
          <Skeleton height="480px" />
        </div>
      )}
      {known?.mapAreas.edges.length === 0 && <NoAreas>Each area has its maps: draw the first one.</NoAreas>}
      {known !== undefined &&
        mapSheets(known).map(({ name, sheets }) => (
          <section key={name} aria-label={name} className={styles.area}>
            <h2 className={styles.name}>{name}</h2>
            <div className={styles.sheets}>
              {sheets.map((sheet) => (
                <MapSheetCard key={`${sheet.paper} ${sheet.orientation}`} sheet={sheet} verbs={verbs} />
              ))}
            </div>
          </section>
        ))}
    </>
  );
}

/** Every area with its four formats, generated or not. */
function mapSheets({ mapAreas, printedMaps }: PrintedMapsScreenQuery): { name: string; sheets: MapSheet[] }[] {
  const maps = printedMaps.edges.map(({ node }) => node);
  return mapAreas.edges.map(({ node: area }) => ({
    name: area.name,
    sheets: mapFormats.map((format) => ({
      ...format,
      area,
      map:
        maps.find(
          ({ mapArea, paper, orientation }) =>
            mapArea.id === area.id && paper === format.paper && orientation === format.orientation,
        ) ?? null,
    })),
  }));
}
