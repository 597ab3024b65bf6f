import { HeaderMap } from '@apollo/server';
import { GraphQLError, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { findLoneSurrogates } from '../../../shared/text/findLoneSurrogates';
import { loneSurrogateError } from '../../../shared/text/loneSurrogateError';
import { refuseRequest } from '../errors/refuseRequest';
import { coerceVariables } from './coerceVariables';
import type { Measure } from './Measure';
import { measureOnce } from './measureOnce';

/** Limits of one request. An error names the limit and its figure, before anything is resolved. */
export interface GraphqlLimits {
  maxDepth: number;
  maxAliases: number;
  maxDirectives: number;
  /** the maximum number of values in the largest possible response */
  maxCost: number;
}

interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/**
 * Returns the measure of an operation within the limits.
 * @throws GraphQLError if the variables do not fit the operation, are unreadable, or it exceeds a limit
 */
export function checkOperation(
  { schema, document, operation }: Operation,
  given: Record<string, unknown>,
  limits: GraphqlLimits,
): Measure {
  const variables = coerceVariables(schema, operation, given);
  refuseLoneSurrogates(given);
  refuseIfAny(variables.errors, 'The variables do not fit the operation.');
  const measure = measureOnce({ schema, document, operation, variables: variables.values });
  refuseIfAny(exceeded(measure, limits), 'The operation asks for too much at once.');
  return measure;
}

/** Names fields as resolvers' errors do: without `input`, which every mutation has. */
function refuseLoneSurrogates(variables: Record<string, unknown>): void {
  const found = findLoneSurrogates(variables);
  if (found.length === 0) return;
  const fields = found.map((path) => (path.length > 1 && path[0] === 'input' ? path.slice(1) : path).join('.'));
  const refusal = loneSurrogateError(fields);
  // 200, as for every field that a resolver refuses
  const extensions = { code: refusal.code, http: { status: 200, headers: new HeaderMap() } };
  throw new GraphQLError(refusal.message, { originalError: refusal, extensions });
}

function refuseIfAny(errors: FieldError[], message: string): void {
  if (errors.length === 0) return;
  const sentences = [message, ...errors.map((error) => error.message)].join(' ');
  throw refuseRequest(new DomainError('BAD_REQUEST', sentences, { errors }));
}

function exceeded(measure: Measure, limits: GraphqlLimits): FieldError[] {
  const rules = [
    ['TOO_DEEP', measure.depth, limits.maxDepth, 'levels of fields', 'Ask in two steps.'],
    ['TOO_COSTLY', measure.cost, limits.maxCost, 'values in its answer', 'Ask for smaller pages or fewer fields.'],
    ['TOO_MANY_ALIASES', measure.aliases, limits.maxAliases, 'aliases', 'Split it into several requests.'],
    ['TOO_MANY_DIRECTIVES', measure.directives, limits.maxDirectives, 'directives', 'Leave some out.'],
  ] as const;
  return rules
    .filter(([, asked, allowed]) => !(asked <= allowed))
    .map(([code, asked, allowed, what, advice]) => ({
      field: 'query',
      code,
      message: `At most ${allowed} ${what} are allowed, this has up to ${formatCount(asked)}. ${advice}`,
    }));
}

/** Nested fragments can exceed the range of numbers. */
function formatCount(asked: number): string {
  return asked < 1e9 ? String(asked) : 'more than a thousand million';
}
