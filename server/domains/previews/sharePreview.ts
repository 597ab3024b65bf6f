import type { EntityManager } from 'typeorm';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../shared/authorize';
import { Brochure } from '../brochures/Brochure';
import { Vendor } from '../vendors/Vendor';
import { brochurePagePath } from './brochurePagePath';
import type { PreviewGrant } from './PreviewGrant';
import { signPreviewToken } from './signPreviewToken';
import { withPreviewToken } from './withPreviewToken';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';

@ObjectType({ description: 'What `sharePreview` hands out. Whoever has it sees what it names.' })
export class SharePreviewPayload {
  @Field({ description: 'The page to send to somebody, with the token in it.' })
  readonly url: string;

  @Field({ description: 'The token alone: `preview` in pages and /rest, `previewToken` here.' })
  readonly token: string;

  @Field(() => GraphQLDateTime, { description: 'When it ends, unless a change of state ends it before.' })
  readonly expiresAt: Date;

  constructor({ url, token, expiresAt }: PreviewLink) {
    this.url = url;
    this.token = token;
    this.expiresAt = expiresAt;
  }
}

@InputType({ description: 'What to share: one ad, or all ads of a vendor. Give exactly one of the two.' })
export class SharePreviewInput {
  @Field(() => ID, { nullable: true, description: 'Global id of an ad that waits for review.' })
  brochureId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Global id of a vendor, for the list of its ads.' })
  vendorId?: string | null;
}

export type SharedPreview = { brochureId: number; vendorId?: never } | { brochureId?: never; vendorId: number };

export interface PreviewLink {
  url: string;
  token: string;
  expiresAt: Date;
}

/**
 * Creates a link that shows an ad in review, or a vendor's ads in review, to anyone. Only administrators and the vendor
 * itself may. The audit log records who created it, never the token.
 * @throws NOT_FOUND, FORBIDDEN for another company's, and CONFLICT for an ad that needs no preview or has no page
 */
export async function sharePreview(context: RequestContext, shared: SharedPreview): Promise<PreviewLink> {
  authorizeRole(context.viewer, 'sharePreview');
  return context.database.transaction(async (manager) => {
    const { grant, path, entity } = await (shared.brochureId === undefined
      ? grantOfVendor(manager, context, shared.vendorId)
      : grantOfBrochure(manager, context, shared.brochureId));
    const { token, expiresAt } = await signPreviewToken(grant, context.accessToken.secret, context.clock.now());
    await recordAudit(manager, context, [
      { action: 'sharePreview', ...entity, before: null, after: { expiresAt: expiresAt.toISOString() } },
    ]);
    return { url: withPreviewToken(context.publicUrl + path, token), token, expiresAt };
  });
}

interface Granted {
  grant: PreviewGrant;
  path: string;
  entity: { entityType: string; entityId: number };
}

async function grantOfBrochure(manager: EntityManager, { viewer }: RequestContext, id: number): Promise<Granted> {
  const brochure = await manager.getRepository(Brochure).findOneBy({ id, recordStatus: true });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  authorize(viewer, 'sharePreview', brochure);
  if (brochure.status === 'PUBLISHED') {
    throw new DomainError('CONFLICT', 'This ad is published (PUBLISHED): share its page, everybody can see it.');
  }
  if (brochure.status === 'ARCHIVED') {
    throw new DomainError('CONFLICT', 'This ad is archived (ARCHIVED) and has no page: unarchive it first.');
  }
  if (brochure.isDraft && viewer?.role !== 'VENDOR') {
    throw new DomainError('CONFLICT', 'This ad is a draft: only its company may show it to others before it is sent.');
  }
  const { stateVersion } = brochure;
  return {
    grant: { kind: 'BROCHURE', brochureId: id, stateVersion },
    path: brochurePagePath(brochure),
    entity: { entityType: 'Brochure', entityId: id },
  };
}

async function grantOfVendor(manager: EntityManager, { viewer }: RequestContext, id: number): Promise<Granted> {
  authorize(viewer, 'sharePreview', { vendorId: id });
  if (!(await manager.getRepository(Vendor).existsBy({ id })))
    throw new DomainError('NOT_FOUND', `There is no vendor ${id}.`);
  const stateVersion = (await manager.getRepository(Brochure).maximum('stateVersion', { vendorId: id })) ?? 0;
  return {
    grant: { kind: 'VENDOR', vendorId: id, stateVersion },
    path: `/?vendorId=${id}`,
    entity: { entityType: 'Vendor', entityId: id },
  };
}
