import type { ReactNode } from 'react';
import { privatePaths } from '../../shared/privatePaths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { RecordEmpty } from './RecordEmpty';

/** Where all that a screen keeps belongs to an area, and there is none yet. */
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
