import { cleanLine } from '../../../../shared/text/cleanLine';
import { numberIn, objectsIn, textIn } from './jsonValues';
import { sourceUrl } from './sourceUrl';
import type { SourcePicture } from './SourceProduct';

type Values = Readonly<Record<string, unknown>>;

/** of one listing that are fetched */
const mostPictures = 6;

/** The source has a row for each size of a picture: takes the largest of 4:3, in the order of the source. */
export function readPictures(product: Values, baseUrl: string): SourcePicture[] {
  const largest = new Map<string, Values>();
  for (const row of objectsIn(product, 'multimedia')) {
    const id = textIn(row, 'multimediaId') ?? '';
    const isWanted =
      textIn(row, 'attributeIdMultimediaContent') === 'IMAGE' && textIn(row, 'attributeIdSizeOrientation') === '4X3';
    if (!isWanted || !/^[\w-]{1,60}$/.test(id)) continue;
    const known = largest.get(id);
    if (known === undefined || widthOf(row) > widthOf(known)) largest.set(id, row);
  }
  return [...largest]
    .toSorted(
      ([, one], [, other]) => (numberIn(one, 'sequenceNumber') ?? 9999) - (numberIn(other, 'sequenceNumber') ?? 9999),
    )
    .flatMap(([multimedia_id, row]) => {
      const url = sourceUrl(textIn(row, 'serverPath'), baseUrl);
      return url === null ? [] : [{ multimedia_id, url, alt_text: altTextOf(row), credit: creditOf(row) }];
    })
    .slice(0, mostPictures)
    .map((picture, sort_order) => ({ ...picture, sort_order }));
}

const widthOf = (row: Values): number => numberIn(row, 'width') ?? 0;

function altTextOf(row: Values): string | null {
  return cut(textIn(row, 'altText') ?? textIn(row, 'caption'), 300);
}

function creditOf(row: Values): string | null {
  const names = [textIn(row, 'photographer'), textIn(row, 'copyright')].filter((name) => name !== null);
  return cut([...new Set(names)].join(', '), 200);
}

function cut(text: string | null, most: number): string | null {
  return (
    Array.from(cleanLine(text ?? ''))
      .slice(0, most)
      .join('')
      .trim() || null
  );
}
