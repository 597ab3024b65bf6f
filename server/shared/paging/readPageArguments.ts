import { DomainError, type FieldError } from '../errors/DomainError';

/** Relay's connection arguments, and `offset` for tables with page numbers. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  offset?: number | null;
}

export interface PageLimits {
  defaultSize: number;
  maxSize: number;
}

export interface PageRequest {
  size: number;
  reading: 'FORWARD' | 'BACKWARD';
  after: string | null;
  before: string | null;
  offset: number;
}

/** Deeper than any person pages; a greater offset would only waste time. */
const deepestOffset = 1_000_000;

/** Checks Relay's rules for paging and reports all problems at once. */
export function readPageArguments(page: PageArguments, limits: PageLimits): PageRequest {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ field, code, message });
  for (const field of ['first', 'last'] as const) {
    const size = page[field];
    if (size == null) continue;
    if (!Number.isInteger(size) || size < 0 || size > limits.maxSize) {
      refuse(field, 'OUT_OF_RANGE', `"${field}" has to be a whole number from 0 to ${limits.maxSize}.`);
    }
  }
  if (page.first != null && page.last != null) {
    refuse('last', 'EXCLUSIVE', 'Give either "first" (with "after") or "last" (with "before"), not both.');
  }
  if (page.offset != null) {
    if (!Number.isInteger(page.offset) || page.offset < 0 || page.offset > deepestOffset) {
      refuse('offset', 'OUT_OF_RANGE', `"offset" has to be a whole number from 0 to ${deepestOffset}.`);
    }
    if (page.after != null || page.before != null || page.last != null) {
      refuse('offset', 'EXCLUSIVE', 'Give either "offset" with "first", or cursors, not both.');
    }
  }
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map((error) => error.message).join(' '), { errors });
  }
  return {
    size: page.first ?? page.last ?? limits.defaultSize,
    reading: page.last != null ? 'BACKWARD' : 'FORWARD',
    after: page.after ?? null,
    before: page.before ?? null,
    offset: page.offset ?? 0,
  };
}
