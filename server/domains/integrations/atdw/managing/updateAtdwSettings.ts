import { ArrayMaxSize, IsIn, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { changedValues } from '../../../../platform/audit-log/changedValues';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { AustralianState } from '../../../../shared/australia/AustralianState';
import { authorize } from '../../../../shared/authorize';
import { DomainError, type FieldError } from '../../../../shared/errors/DomainError';
import { cleanLine } from '../../../../shared/text/cleanLine';
import { referenceNumbers } from '../../../brochures/referenceNumbers';
import { AtdwCategory } from '../AtdwCategory';
import { AtdwSettings } from '../AtdwSettings';
import { auditedAtdwSettings, auditedChoices, type AtdwValues } from './auditedAtdwSettings';
import { AtdwConnector, readAtdwConnector } from './readAtdwConnector';

const mostRegions = 50;
const longestRegion = 80;
const mostCategories = 100;
const longestUrl = 500;

@InputType({ description: 'The category of this site for a category of the warehouse.' })
export class AtdwCategoryChoice {
  @Field({ description: 'Code at the warehouse, such as ACCOMM.' })
  @Matches(/^[A-Z0-9_-]{1,40}$/, { message: 'There is no such category of the warehouse.' })
  code: string;

  @Field(() => String, { nullable: true, description: 'Code of a category; null: its listings are refused.' })
  @MaxLength(80, { message: 'There is no such category.' })
  category?: string | null;
}

@InputType({ description: 'The settings of the tourism connector.' })
export class UpdateAtdwSettingsInput {
  @Field(() => Int, { description: 'The version that was read; 0: they were never saved.' })
  @Min(0, { message: 'A version is 0 or more.' })
  @Max(2_147_483_647, { message: 'A version is at most 2147483647.' })
  version: number;

  @Field({ description: 'Address of the warehouse: https, with a slash at its end, up to 500 characters.' })
  @MaxLength(longestUrl, { message: `An address has at most ${longestUrl} characters.` })
  baseUrl: string;

  @Field(() => [AustralianState], { description: 'Only listings of these states; empty: of all.' })
  @IsIn(Object.values(AustralianState), { each: true, message: 'There is no such state.' })
  @ArrayMaxSize(8, { message: 'Name each state once.' })
  states: AustralianState[];

  @Field(() => [String], { description: 'Only listings of these regions of the warehouse; empty: of all. Up to 50.' })
  @MaxLength(longestRegion, { each: true, message: `A region has at most ${longestRegion} characters.` })
  @ArrayMaxSize(mostRegions, { message: `Name at most ${mostRegions} regions.` })
  regions: string[];

  @Field({ description: 'Whether it runs each night.' })
  isNightly: boolean;

  @Field(() => [AtdwCategoryChoice], { description: 'The map of categories; those that are absent stay. Up to 100.' })
  @ArrayMaxSize(mostCategories, { message: `Name at most ${mostCategories} categories.` })
  categories: AtdwCategoryChoice[];
}

@ObjectType({ description: 'What `updateAtdwSettings` did.' })
export class UpdateAtdwSettingsPayload {
  @Field(() => AtdwConnector, { description: 'The connector as it is now.' })
  readonly connector: AtdwConnector;

  constructor(connector: AtdwConnector) {
    this.connector = connector;
  }
}

/** All settings as they are to be, and the categories that change. */
export interface AtdwSettingsChange extends AtdwValues {
  /** the version that was read; 0: they were never saved */
  version: number;
  categories: readonly { code: string; category?: string | null }[];
}

/**
 * Changes the settings. The next run then reads everything.
 *
 * @param action in the audit log
 * @throws DomainError CONFLICT if somebody was faster
 */
export async function updateAtdwSettings(
  context: RequestContext,
  input: AtdwSettingsChange,
  action = 'updateAtdwSettings',
): Promise<AtdwConnector> {
  const { viewer, clock, database } = context;
  authorize(viewer, 'updateAtdwSettings');
  const values = readValues(input);
  const codes = [...new Set(input.categories.map(({ category }) => category).filter((code) => code != null))];
  const ids = await idsOfCodes(context, codes);
  await database.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('atdw settings'))`);
    const settings = manager.getRepository(AtdwSettings);
    const before = await settings.findOneBy({ id: 1 });
    if ((before?.version ?? 0) !== input.version) {
      throw new DomainError('CONFLICT', 'Somebody else has changed these settings. Load them again.');
    }
    const version = input.version + 1;
    const changed = { updatedAt: clock.now(), updatedById: viewer?.accountId ?? 0 };
    await settings.save({ id: 1, ...values, version, ...changed });
    const categories = manager.getRepository(AtdwCategory);
    const chosenBefore = await chosenCategories(manager);
    for (const { code, category } of input.categories) {
      const categoryId = category == null ? null : (ids.get(category) ?? null);
      const { affected } = await categories.update({ code }, { categoryId });
      if (affected !== 1)
        throw unknown(`categories`, `The warehouse has no category ${code}: read its categories again.`);
    }
    const changedChoices = input.categories
      .map(({ code, category }) => ({ code, category: category ?? null, was: chosenBefore.get(code) ?? null }))
      .filter(({ category, was }) => category !== was);
    const were = changedChoices.map(({ code, was }) => ({ code, category: was }));
    const next = { ...auditedAtdwSettings(values), categories: auditedChoices(changedChoices) };
    const current = before && { ...auditedAtdwSettings(before), categories: auditedChoices(were) };
    await recordAudit(manager, context, [
      {
        ...{ action, entityType: 'AtdwSettings', entityId: 1 },
        ...(current === null ? { before: null, after: next } : (changedValues(current, next) ?? noChange)),
      },
    ]);
  });
  return readAtdwConnector(context);
}

/** Settings that were saved as they are: the next run reads everything all the same, so the log says so. */
const noChange = { before: {}, after: {} };

/** Returns the code of the site's category for each category of the warehouse. */
async function chosenCategories(manager: EntityManager): Promise<Map<string, string | null>> {
  const rows = await manager.getRepository(AtdwCategory).find({ relations: { category: true } });
  return new Map(rows.map(({ code, category }) => [code, category?.code ?? null]));
}

function readValues({ baseUrl, states, regions, isNightly }: AtdwValues): AtdwValues {
  const errors: FieldError[] = [];
  const url = URL.parse(baseUrl.trim());
  const isPlain = url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!isPlain || url.protocol !== 'https:' || !url.pathname.endsWith('/')) {
    const message = 'Write an address that begins with https:// and ends with a slash, without a question mark.';
    errors.push({ field: 'baseUrl', code: 'URL', message });
  }
  const names = [...new Set(regions.map(cleanLine).filter((region) => region !== ''))];
  if (names.some((region) => region.includes(','))) {
    errors.push({ field: 'regions', code: 'INVALID', message: 'A region has no comma: name each for itself.' });
  }
  if (errors.length > 0 || url === null) {
    throw new DomainError('VALIDATION_FAILED', errors[0]?.message ?? '', { errors });
  }
  const known = Object.values(AustralianState).filter((state) => states.includes(state));
  return { baseUrl: url.href, states: known, regions: names, isNightly };
}

async function idsOfCodes(context: RequestContext, codes: string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const code of codes) {
    const [id] = await referenceNumbers(context, 'categories', [code]);
    if (id === undefined) throw unknown('categories', `There is no category ${code}.`);
    ids.set(code, id);
  }
  return ids;
}

function unknown(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code: 'UNKNOWN', message }] });
}
