import { findAuditedField } from '../../../../shared/audit-log/auditedFields';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { DomainError } from '../../../shared/errors/DomainError';
import { locale } from '../../../shared/locale';
import { brochureFields } from '../../brochures/fields/brochureFields';

/**
 * Prevents a job from overwriting what its preview never showed (docs/rules/statuses-and-reviews.md#bulk-jobs). It compares
 * fields instead of versions, because a change of another field is not overwritten.
 *
 * @param seen the values that the preview showed would be overwritten
 * @param current the values that would be overwritten now
 * @throws DomainError CONFLICT that names the fields
 */
export function assertAsPreviewed(seen: AuditedValues, current: AuditedValues): void {
  const names = Object.keys(current);
  const changed = names.filter((name) => Object.hasOwn(seen, name) && seen[name] !== current[name]);
  if (changed.length > 0) {
    throw new DomainError('CONFLICT', `Somebody changed ${listed(changed)} since the preview: preview again.`);
  }
  // the ad was so already, or was refused
  const unseen = names.filter((name) => !Object.hasOwn(seen, name));
  if (unseen.length > 0) {
    throw new DomainError('CONFLICT', `The preview showed no change of ${listed(unseen)}: preview again.`);
  }
}

const listFormat = new Intl.ListFormat(locale);

function listed(names: readonly string[]): string {
  return listFormat.format(names.map((name) => `"${labelOf(name)}"`));
}

function labelOf(name: string): string {
  const field = Object.entries(brochureFields).find(([known]) => known === name)?.[1];
  return (field ?? findAuditedField('Brochure', name))?.label ?? name;
}
