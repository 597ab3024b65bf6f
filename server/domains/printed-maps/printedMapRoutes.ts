import { Type } from '@sinclair/typebox';
import { base64Example } from '../../platform/rest/base64Example';
import { defineRoute } from '../../platform/rest/defineRoute';
import { oneOf } from '../../platform/rest/schemas';
import { toGlobalId } from '../../shared/globalId';
import { mapFileUrl } from './files/mapFileUrl';
import { PageOrientation } from './PageOrientation';
import { PaperSize } from './PaperSize';
import { uploadPrintedMap } from './files/uploadPrintedMap';

/** 25 MB, the largest allowed PDF, are 33.4 MB in base64. */
const bodyLimit = 35 * 1024 * 1024;

const answer = Type.Object(
  {
    id: Type.String({ description: 'Global id of the map, as GraphQL has it' }),
    url: Type.String({ description: 'Where visitors get the PDF' }),
    byteSize: Type.Integer(),
  },
  { additionalProperties: false },
);
const example = { id: 'UHJpbnRlZE1hcDox', url: `/files/${'a'.repeat(64)}/original`, byteSize: 352_474 };

export const printedMapRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/administrator/mapArea/printedMap',
    action: 'uploadPrintedMap',
    tag: 'Map areas',
    summary: 'Give an area a PDF map of your own',
    description:
      'Up to 25 MB. It takes the place of the map that this site drew in that format, and stays until replaced.',
    bodyLimit,
    body: Type.Object({
      mapArea: Type.String({ maxLength: 80, description: 'Did of the map area' }),
      paper: oneOf(Object.values(PaperSize)),
      orientation: oneOf(Object.values(PageOrientation)),
      contentBase64Encoded: Type.String(),
    }),
    bodyExample: {
      mapArea: 'p8Zr4LwN0cYb',
      paper: 'A3',
      orientation: 'LANDSCAPE',
      contentBase64Encoded: base64Example('%PDF-1.7'),
    },
    responses: { 200: { description: 'The map as it is now', schema: answer, example } },
    async handle(context, { body }) {
      const map = await uploadPrintedMap(context, body);
      const url = mapFileUrl(context, map, map.fileSha256 ?? '');
      return { status: 200, body: { id: toGlobalId('PrintedMap', map.id), url, byteSize: map.byteSize } };
    },
  }),
];
