import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';

const enough = 20;
const longestName = 200;

/**
 * Describes the violations of a JSON schema in sentences, one per field. A readable body that breaks a rule is 422; an
 * invalid path or query is 400 (docs/rules/errors-and-limits.md#bad-request-or-wrong-field).
 */
export function describeViolations(violations: readonly FastifySchemaValidationError[], where: string): DomainError {
  const errors = violations.filter(isOwnFinding).slice(0, enough).map(describe);
  const code = where === 'body' ? 'VALIDATION_FAILED' : 'BAD_REQUEST';
  return new DomainError(code, errors.map((error) => error.message).join(' '), { errors });
}

/** False for `anyOf` and similar keywords, which only repeat the violations of their branches. */
function isOwnFinding({ keyword }: FastifySchemaValidationError): boolean {
  return !['anyOf', 'oneOf', 'if'].includes(keyword);
}

function describe({ keyword, instancePath, params }: FastifySchemaValidationError): FieldError {
  const parent = instancePath.slice(1).replaceAll('/', '.');
  const child = params['missingProperty'] ?? params['additionalProperty'];
  const path = [parent, child].filter((part) => typeof part === 'string' && part !== '').join('.');
  // names of fields come from the caller too
  const field = path.length > longestName ? `${path.slice(0, longestName)}…` : path;
  return { field, code: codeOf(keyword), message: `${field || 'The body'} ${rule(keyword, params)}.` };
}

function codeOf(keyword: string): string {
  return keyword.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function rule(keyword: string, params: Record<string, unknown>): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is not known here';
    case 'type':
      return `must be ${typeName(params['type'])}`;
    case 'enum':
      return `must be one of ${list(params['allowedValues'])}`;
    case 'const':
      return `must be ${String(params['allowedValue'])}`;
    case 'minimum':
      return `must be ${limit} or more`;
    case 'maximum':
      return `must be ${limit} or less`;
    case 'minLength':
      return limit === '1' ? 'must not be empty' : `must have ${limit} characters or more`;
    case 'maxLength':
      return `must have ${limit} characters or fewer`;
    case 'minItems':
      return `must have ${limit} entries or more`;
    case 'maxItems':
      return `must have ${limit} entries or fewer`;
    default:
      return 'does not have the right form';
  }
}

const typeNames: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typeName(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(',');
  return types.map((name) => typeNames[String(name)] ?? String(name)).join(' or ');
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : String(values);
}
