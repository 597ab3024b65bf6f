import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import type { RecordView } from '../../../features/record-list/RecordView';
import { useStreetsScreenQuery } from '../../../generated/StreetsScreen';
import type { Street, StreetArea } from './Street';
import { streetColumns } from './streetColumns';
import { StreetDialog } from './StreetDialog';
import { useStreetVerbs } from './useStreetVerbs';

interface AreaStreetsProps {
  area: StreetArea;
  view: RecordView<'area' | 'q'>;
}

export function AreaStreets({ area, view: { values, paging, show, showPage } }: AreaStreetsProps) {
  const q = values.q === '' ? null : values.q;
  const result = useStreetsScreenQuery({ ...freshRecords, variables: { mapArea: area.code, q, ...paging } });
  const { data, loading, error, onRetry } = getRecords(result);
  const verbs = useStreetVerbs(onRetry);
  const [edited, setEdited] = useState<Street | 'new' | null>(null);

  return (
    <>
      <RecordFilters label="Find streets" isFiltered={q !== null} onClear={() => show({ q: '' })}>
        <RecordSearch
          label="Search streets"
          placeholder="Part of a street or suburb"
          value={values.q}
          onSearch={(text) => show({ q: text })}
        />
        <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
          New street
        </Button>
      </RecordFilters>
      <RecordList
        label={`Streets of ${area.name}`}
        noun="street"
        columns={streetColumns({ onEdit: setEdited, onDelete: (street) => void verbs.remove(area, street) })}
        rowKey={({ id }) => id}
        page={data?.streetIndex}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="signpost" isFiltered={q !== null} noun="street" onClear={() => show({ q: '' })}>
            Import a file of them, or write the first one.
          </RecordEmpty>
        }
      />
      {edited !== null && (
        <StreetDialog
          area={area}
          street={edited === 'new' ? null : edited}
          verbs={verbs}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
