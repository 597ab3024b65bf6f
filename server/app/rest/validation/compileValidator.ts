import Ajv from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

const common = { allErrors: true, useDefaults: true, strict: true, strictTypes: false } as const;

/** A query contains only text, so its numbers, booleans and lists are parsed from text. JSON has types. */
const reading = new Ajv({ ...common, coerceTypes: 'array' });
const exact = new Ajv({ ...common, coerceTypes: false });

for (const ajv of [reading, exact]) ajv.addVocabulary(['example', 'style', 'explode']).addFormat('binary', true);

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? exact : reading).compile(schema);
