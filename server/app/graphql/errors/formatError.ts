import type { GraphQLFormattedError } from 'graphql';
import { refusalOf } from './refusalOf';

/** The shape of every error on the wire. Only what is listed here goes out: no stack, no value, no cause. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const refusal = refusalOf(error);
  if (!refusal) return formatted;
  const { code, message, errors, retryAfterSeconds, category, reason, replacement } = refusal;
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
    },
  };
}
