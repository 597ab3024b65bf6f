import { Button, Select } from 'antd';
import { useState } from 'react';
import { NoAreas } from '../../../features/record-list/NoAreas';
import { RecordError } from '../../../features/record-list/RecordError';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useStreetAreasQuery } from '../../../generated/StreetAreas';
import { privatePaths } from '../../../shared/privatePaths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { AreaStreets } from './AreaStreets';
import { StreetImportDrawer } from './StreetImportDrawer';
import styles from './StreetsScreen.module.css';

/** The streets index of each area, edited by hand or imported. */
export default function StreetsScreen() {
  const { data, error, onRetry } = getRecords(useStreetAreasQuery(freshRecords));
  const view = useRecordView(['area', 'q']);
  const [importing, setImporting] = useState(false);
  const [imports, setImports] = useState(0);
  const areas = data?.mapAreas.edges.map(({ node }) => node);
  const area = areas?.find(({ code }) => code === view.values.area) ?? areas?.[0];

  return (
    <>
      <PageHeading
        title="Streets"
        subtitle="What stands in the streets index, and in which squares of the printed map. Squares follow from the place."
        actions={
          <>
            <ButtonLink to={privatePaths.adminDeletedStreets()}>Deleted</ButtonLink>
            {area !== undefined && (
              <Button type="primary" onClick={() => setImporting(true)}>
                Import streets
              </Button>
            )}
          </>
        }
      />
      {error !== undefined && <RecordError noun="area" error={error} onRetry={onRetry} />}
      {areas === undefined && error === undefined && (
        <div role="status" aria-label="Loading the areas">
          <Skeleton height="480px" />
        </div>
      )}
      {areas?.length === 0 && <NoAreas>Streets belong to an area: draw the first one.</NoAreas>}
      {areas !== undefined && area !== undefined && (
        <>
          <div className={styles.choice}>
            <label htmlFor="street-area">Area</label>
            <Select
              id="street-area"
              className={styles.area}
              showSearch={{ optionFilterProp: 'label' }}
              value={area.code}
              options={areas.map(({ code, name, streetsCount }) => ({
                value: code,
                label: `${name} (${String(streetsCount)})`,
              }))}
              onChange={(code) => view.show({ area: code, q: '' })}
            />
          </div>
          <AreaStreets key={`${area.code} ${String(imports)}`} area={area} view={view} />
          {area.attributions.length > 0 && <p className={styles.notice}>{area.attributions.join(' · ')}</p>}
          <StreetImportDrawer
            key={area.id}
            area={area}
            open={importing}
            onClose={() => setImporting(false)}
            onImported={() => {
              onRetry();
              setImports(imports + 1);
            }}
          />
        </>
      )}
    </>
  );
}
