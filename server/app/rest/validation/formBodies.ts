import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../shared/errors/DomainError';
import { describeViolations } from './describeViolations';

export const formType = 'multipart/form-data';

/** Name of the part that is the file. */
const filePart = 'file';

/** What a JSON schema says of a body that is no object. */
const noObject = { keyword: 'type', instancePath: '', schemaPath: '#/type', params: { type: 'object' } };

/**
 * Reads bodies that are forms, as a browser and `curl -F` send them, as JSON has them (`formSchema`); the route's byte limit
 * holds for the whole form.
 */
export function acceptForms(app: FastifyInstance, body: TSchema, fileProperty: string): void {
  const schema = formSchema(body as TObject, fileProperty);
  app.addContentTypeParser(
    formType,
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, sent: Buffer<ArrayBuffer>) => {
      try {
        return await new Response(sent, {
          headers: { 'content-type': headers['content-type'] ?? formType },
        }).formData();
      } catch {
        throw new DomainError(
          'BAD_REQUEST',
          'The form is broken: send multipart/form-data with its boundary, to its end.',
        );
      }
    },
  );
  app.addHook('preValidation', async (request) => {
    if (request.body instanceof FormData) request.body = await readForm(request.body, schema);
    // without a body there is no type, and so no schema of its type
    else if (request.body == null) throw describeViolations([noObject], 'body');
  });
}

/** The schema of a form: that of the JSON body, with a file in place of the property that has its bytes in base64. */
export function formSchema(body: TObject, fileProperty: string): TObject {
  const others = Object.entries(body.properties).filter(([name]) => name !== fileProperty);
  const file = Type.Optional(Type.String({ format: 'binary', description: 'The file itself' }));
  return Type.Object({ ...Object.fromEntries(others), [filePart]: file });
}

/**
 * The values of a form as JSON would have them: whole numbers by the schema, and files in base64. A name that comes
 * twice is a list, which no schema of a form has.
 */
async function readForm(form: FormData, schema: TObject): Promise<Record<string, unknown>> {
  const read = async (name: string, value: FormDataEntryValue): Promise<unknown> => {
    if (name === filePart && value instanceof File) return Buffer.from(await value.arrayBuffer()).toString('base64');
    // not what was asked for, which the schema says
    if (value instanceof File || name === filePart) return null;
    return isWhole(schema.properties[name]) && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
  };
  const names = [...new Set(form.keys())];
  const values = await Promise.all(
    names.map(async (name): Promise<[string, unknown]> => {
      const all = await Promise.all(form.getAll(name).map((value) => read(name, value)));
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
  return Object.fromEntries(values);
}

/** The form's values with the names of the JSON body. */
export function asJsonBody(form: Record<string, unknown>, fileProperty: string): Record<string, unknown> {
  const { [filePart]: file, ...others } = form;
  return file === undefined ? others : { ...others, [fileProperty]: file };
}

function isWhole(schema: TSchema | undefined): boolean {
  return [schema?.['type']].flat().includes('integer');
}
