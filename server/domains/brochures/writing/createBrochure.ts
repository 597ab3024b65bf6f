import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Field, ObjectType, InputType } from 'type-graphql';
import { Length, Matches, ValidateIf } from 'class-validator';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import type { Viewer } from '../../../shared/Viewer';
import type { AssetUpload } from '../assets/files/AssetUpload';
import { attachAssets } from '../assets/changing/attachAssets';
import type { PreparedAsset } from '../assets/files/PreparedAsset';
import { withPreparedAssets } from '../assets/files/withPreparedAssets';
import type { BrochureChanges } from './values/BrochureChanges';
import { auditedValues } from './values/auditedValues';
import { blankBrochure } from './values/blankBrochure';
import { firstValues } from './values/firstValues';
import { Brochure } from '../Brochure';
import { brochureTypes } from '../fields/brochureTypes';
import { prepareChanges } from './prepareChanges';
import { prepareUploads } from './uploads/prepareUploads';
import { readChanges } from './input/readChanges';
import { vendorProblems } from './checks/vendorProblems';
import { withMapAreaDid } from './values/withMapAreaDid';
import { writeFurtherCategories } from './writeFurtherCategories';
import { BrochureInput, type GivenFields } from './input/BrochureInput';
import { BrochureType } from '../BrochureType';
import { submittedAtOfNew } from '../submissions/submittedAtOfNew';

@InputType({ description: 'A new ad. A field that its type does not have is refused.' })
export class CreateBrochureInput extends BrochureInput {
  @Field(() => BrochureType, { description: 'The kind of the ad, for good. ATDW_AD is only imported.' })
  type: BrochureType;

  @Field(() => String, {
    nullable: true,
    description:
      'Chosen by the caller, 8 to 100 characters: asked again with the same one, the ad that it made is answered.',
  })
  @ValidateIf((_, value) => value != null)
  @Length(8, 100, { message: 'A creation key has 8 to 100 characters.' })
  @Matches(/^[\w-]*$/, { message: 'A creation key is made of letters, digits, _ and -.' })
  creationKey?: string | null;
}

@ObjectType({ description: 'What `createBrochure` did.' })
export class CreateBrochurePayload {
  @Field(() => Brochure, { description: 'The new ad.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

interface NewBrochure {
  type: BrochureType;
  input: GivenFields;
  uploads?: readonly AssetUpload[];
  /** idempotency key: a caller that misses the response repeats the request with the same key */
  creationKey?: string | null;
}

interface CreatedBrochure {
  brochure: Brochure;
  isNew: boolean;
}

/**
 * Creates an ad: a vendor's draft, or an ad that waits for review. It may lack the values that only publishing requires.
 * The ad of a vendor's login belongs to its company (docs/rules/statuses-and-reviews.md#what-vendors-may-do).
 *
 * @throws DomainError FORBIDDEN if a vendor sets a field that is reserved to administrators
 */
export async function createBrochure(context: RequestContext, given: NewBrochure): Promise<Brochure> {
  return (await createBrochureOnce(context, given)).brochure;
}

/** The same. Also tells whether this call has made the ad; false: an earlier one with the same key has, and it stays as it is. */
export async function createBrochureOnce(context: RequestContext, given: NewBrochure): Promise<CreatedBrochure> {
  authorize(context.viewer, 'createBrochure');
  if (brochureTypes[given.type].isFromSource) throw importedOnly();
  const files = await prepareUploads(context, given.uploads ?? []);
  return withPreparedAssets(context, files, () => keep(context, given, files));
}

function keep(
  context: RequestContext,
  { type, input, creationKey: givenKey = null }: NewBrochure,
  files: PreparedAsset[],
): Promise<CreatedBrochure> {
  return context.database.transaction(async (manager) => {
    const creationKey = givenKey === null ? null : keyOf(context.viewer, givenKey);
    const made = creationKey === null ? null : await findMade(manager, creationKey);
    if (made) return { brochure: made, isNew: false };
    const given = ownedBy(context.viewer, await withMapAreaDid(manager, readChanges(input)));
    const blank = blankBrochure(type);
    const changes = { ...(await firstValues(manager, context.viewer)), ...given };
    const { columns, furtherCategoryIds } = await prepareChanges(manager, blank, changes, context);
    const brochures = manager.getRepository(Brochure);
    const { id } = await brochures.save(
      Object.assign(blank, columns, { creationKey, submittedAt: submittedAtOfNew(context) }),
    );
    if (furtherCategoryIds) await writeFurtherCategories(manager, id, furtherCategoryIds);
    await attachAssets(manager, context, id, files);
    await recordAudit(manager, context, [
      {
        action: 'createBrochure',
        entityType: 'Brochure',
        entityId: id,
        before: null,
        after: { type, status: blank.status, files: files.length, ...auditedValues(given, given) },
      },
    ]);
    return { brochure: await brochures.findOneByOrFail({ id }), isNew: true };
  });
}

/** Adds the company of a vendor's login. Only administrators choose a company. */
function ownedBy(viewer: Viewer | null, given: BrochureChanges): BrochureChanges {
  if (viewer?.role !== 'VENDOR') return given;
  const errors = vendorProblems(given);
  if (errors.length > 0) throw new DomainError('FORBIDDEN', errors.map(({ message }) => message).join(' '), { errors });
  return { ...given, vendorId: viewer.vendorId };
}

/** A company's keys are its own: the key of another company never answers with that company's ad. */
function keyOf(viewer: Viewer | null, key: string): string {
  if (viewer?.role !== 'VENDOR') return key;
  return createHash('sha256')
    .update(`${String(viewer.vendorId)}:${key}`)
    .digest('hex');
}

/** Serialises simultaneous requests with the same key. */
async function findMade(manager: EntityManager, creationKey: string): Promise<Brochure | null> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`createBrochure:${creationKey}`]);
  return manager.getRepository(Brochure).findOneBy({ creationKey });
}

function importedOnly(): DomainError {
  const message = 'Tourism ads are imported from the Australian Tourism Data Warehouse: choose another type.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'type', code: 'IMPORTED', message }] });
}
