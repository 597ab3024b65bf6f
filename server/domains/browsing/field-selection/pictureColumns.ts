import type { Asset } from '../../brochures/assets/Asset';

/** The public fields of a picture, with the columns that they need. Dates are left out: they are expensive to read. */
export const pictureColumns: Readonly<Record<string, readonly (keyof Asset)[]>> = {
  __typename: [],
  id: [],
  ...Object.fromEntries(
    (['did', 'type', 'url', 'sortOrder', 'altText', 'contentType', 'width', 'height', 'dominantColor'] as const).map(
      (column) => [column, [column]],
    ),
  ),
  renditions: ['sha256', 'renditionWidths'],
};
