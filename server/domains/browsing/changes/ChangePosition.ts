import { DomainError } from '../../../shared/errors/DomainError';

/** Their order is part of cursors. */
const kinds = ['BROCHURE', 'CATEGORY', 'MAP_AREA', 'VENDOR', 'HEAD'] as const;

/** Whose change it is: an ad, or a name that is shown with many ads. */
export type ChangeKind = Exclude<(typeof kinds)[number], 'HEAD'>;

/** A place in the feed of changes (docs/rules/interfaces.md#change-feed): everything up to it was read. */
export interface ChangePosition {
  /** the feed: a database that was restored has another one */
  feed: string;
  /** behind the last change when this reader began: earlier tombstones and names are of no use to it */
  startXid: string;
  /** transaction of the change */
  xid: string;
  /** `HEAD`: behind all changes of the transaction */
  kind: ChangeKind | 'HEAD';
  subjectId: number;
  /** the last ad that was read of a changed name; 0: the whole change was read */
  brochureId: number;
}

const version = 1;
const longest = 300;
/** of a transaction number of 64 bits */
const xidPattern = /^\d{1,19}$/;
const largestId = 2_147_483_647;

export function encodePosition({ feed, startXid, xid, kind, subjectId, brochureId }: ChangePosition): string {
  const content = [version, feed, startXid, xid, kinds.indexOf(kind), subjectId, brochureId];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** @throws VALIDATION_FAILED if the text is no cursor of the feed */
export function decodePosition(cursor: string): ChangePosition {
  const [of, feed, startXid, xid, kindAt, subjectId, brochureId] = read(cursor);
  const kind = kinds[kindAt as number];
  const isXid = (value: unknown): value is string => typeof value === 'string' && xidPattern.test(value);
  const isId = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largestId;
  const isWhole = of === version && kind !== undefined && typeof feed === 'string';
  if (!isWhole || !isXid(startXid) || !isXid(xid) || !isId(subjectId) || !isId(brochureId)) {
    const message = 'The cursor in "after" is not one of this feed. Copy it from an answer, or leave it out to start.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'after', code: 'INVALID_CURSOR', message }],
    });
  }
  return { feed, startXid, xid, kind, subjectId, brochureId };
}

function read(cursor: string): unknown[] {
  if (cursor.length > longest) return [];
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}
