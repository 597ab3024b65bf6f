import { Select } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useAddressQuery } from '../../../../platform/page/useAddressQuery';
import { LoadFailure } from '../../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../../features/record-list/getRecords';
import { usePrintEditorScreenQuery } from '../../../../generated/PrintEditorScreen';
import { usePrintLayoutsQuery } from '../../../../generated/PrintLayouts';
import { formatKey } from '../../../../shared/formatKey';
import { privatePaths } from '../../../../shared/privatePaths';
import { LoadingTitle } from '../../../../ui/feedback/LoadingTitle';
import { NothingFound } from '../../../../ui/feedback/NothingFound';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Link } from '../../../../ui/links/Link';
import { PageHeading } from '../../../../ui/page/PageHeading';
import { formatName, mapFormats, type MapFormat } from '../MapSheet';
import { PrintEditor } from './PrintEditor';
import styles from './PrintEditor.module.css';
import type { EditedArea } from './PrintLayoutFields';

/** The print editor of an area: one layout for each format, which the address names. */
export default function PrintEditorScreen() {
  const { id } = useParams();
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { data, error, onRetry } = getRecords(usePrintEditorScreenQuery(freshRecords));
  const format = mapFormats.find((each) => formatKey(each) === query.get('format')) ?? firstFormat;
  if (error !== undefined) {
    return (
      <>
        <PageHeading title="Print editor" />
        <LoadFailure title="The area could not be loaded" error={error} onRetry={onRetry} />
      </>
    );
  }
  if (data === undefined) return <Loading />;
  const area = data.mapAreas.edges.map(({ node }) => node).find(({ databaseId }) => String(databaseId) === id);
  if (area === undefined) {
    return (
      <NothingFound
        title="There is no such area"
        actions={<Link to={privatePaths.adminPrintedMaps()}>All PDF maps</Link>}
      />
    );
  }
  return (
    <>
      <PageHeading
        title={`Print editor: ${area.name}`}
        subtitle="Changes of a version reach visitors once you use it for the PDF map."
        actions={<Link to={privatePaths.adminPrintedMaps()}>All PDF maps</Link>}
      />
      <div className={styles.format}>
        <label htmlFor="print-format">Format</label>
        <Select
          id="print-format"
          value={formatKey(format)}
          options={mapFormats.map((each) => ({ value: formatKey(each), label: formatName(each) }))}
          onChange={(chosen) => void navigate(`?format=${chosen}`, { replace: true })}
        />
      </div>
      <FormatEditor key={formatKey(format)} area={area} format={format} />
    </>
  );
}

const firstFormat: MapFormat = { paper: 'A4', orientation: 'LANDSCAPE' };

function FormatEditor({ area, format: { paper, orientation } }: { area: EditedArea; format: MapFormat }) {
  const query = usePrintLayoutsQuery({ variables: { mapArea: area.code, paper, orientation }, ...freshRecords });
  const { data, error, onRetry } = getRecords(query);
  if (error !== undefined) {
    return <LoadFailure title="The versions could not be loaded" error={error} onRetry={onRetry} />;
  }
  if (data === undefined) return <Skeleton height="640px" />;
  return <PrintEditor area={area} format={{ paper, orientation }} data={data} onChange={query.refetch} />;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the print editor">
      <LoadingTitle />
      <Skeleton height="640px" />
    </div>
  );
}
