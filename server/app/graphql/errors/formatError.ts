import type { GraphQLFormattedError } from 'graphql';
import { refusalOf } from './refusalOf';

/** Returns the public form of an error. It contains only the properties listed here: no stack, value or cause. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const refusal = refusalOf(error);
  if (!refusal) return formatted;
  const { code, message, errors, retryAfterSeconds, category, reason, replacement, challenge } = refusal;
  return {
    message,
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
    extensions: {
      code,
      ...(errors.length > 0 && { errors }),
      ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
      ...(category !== undefined && { category }),
      ...(reason !== undefined && { reason }),
      ...(replacement !== undefined && { replacement }),
      ...(challenge !== undefined && { challenge }),
    },
  };
}
