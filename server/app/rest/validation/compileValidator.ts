import Ajv, { type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

const common = { allErrors: true, useDefaults: true, strict: true, strictTypes: false } as const;

/** A query contains only text, so its numbers, booleans and lists are parsed from text. JSON has types. */
const reading = new Ajv({ ...common, coerceTypes: 'array' });
const exact = new Ajv({ ...common, coerceTypes: false });

for (const ajv of [reading, exact]) ajv.addVocabulary(['example', 'style', 'explode']).addFormat('binary', true);

// servers of one process, as in tests, have equal schemas: compiling all of them takes half a second
const compiled = new Map<string, ValidateFunction>();

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? exact : reading;
  const key = `${ajv === exact ? 'exact' : 'reading'} ${JSON.stringify(schema)}`;
  let validator = compiled.get(key);
  if (validator === undefined) compiled.set(key, (validator = ajv.compile(schema)));
  return validator;
};
