import type { ReactNode } from 'react';
import { privatePaths } from '../../shared/privatePaths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { RecordEmpty } from './RecordEmpty';

/** Shown while there are no areas, on screens whose records need one. */
export function NoAreas({ children }: { children: ReactNode }) {
  const draw = (
    <ButtonLink to={privatePaths.adminMapArea(0)} primary>
      New area
    </ButtonLink>
  );
  return (
    <RecordEmpty icon="map" isFiltered={false} noun="area" actions={draw}>
      {children}
    </RecordEmpty>
  );
}
