import { findAuditedField, type FormattedKind } from '../../../shared/audit-log/auditedFields';
import { typeLabels } from '../../generated/brochureTypes';
import { formatDate } from '../../shared/dates/formatDate';
import { formatMoment } from '../../shared/dates/formatMoment';
import { formatMoney } from '../../shared/formats/formatMoney';
import { staffRoleNames } from '../accounts/staffRoleLabels';
import { vendorRoleNames } from '../accounts/vendorRoleLabels';
import { fileKinds } from '../brochure-assets/fileKinds';
import { fieldLabel, fieldPath } from '../brochure-fields/fieldLabel';
import { fieldText } from '../brochure-fields/fieldText';
import { archiveReasonNames, statusNames } from '../brochure-grid/brochureLabels';
import { titleOfJob } from '../jobs/titleOfJob';
import { inWords } from './inWords';

/** Kinds of records whose fields have the labels of the ad's form. */
const adEntities: readonly string[] = ['Brochure', 'BrochureRevision'];

type Format = (value: string) => string;

/** The server has named the values of other kinds already. */
const formats: Readonly<Record<FormattedKind, Format>> = {
  adType: named(typeLabels),
  archiveReason: named({ ...archiveReasonNames, MANUAL: 'by hand' }),
  cents: (value) => formatMoney(Number(value)),
  code: (value) => (/^[A-Z][A-Z0-9_]{2,}$/.test(value) ? inWords(value) : value),
  fileAddress: (value) => value.replace(/^\/files\/([0-9a-f]{8})[0-9a-f]*\/?.*$/, 'stored here, $1'),
  fileType: named(fileKinds),
  job: titleOfJob,
  mappedColumn: (value) => value || 'not read',
  mappedValue: (value) => value || 'empty',
  presence: named({ true: 'kept', false: 'deleted' }),
  staffRole: named(staffRoleNames),
  status: named(statusNames),
  // the hash tells two pictures of one text apart
  storedPicture: (value) => value.replace(/^([0-9a-f]{8})[0-9a-f]{56} (.*)$/, '“$2”, $1'),
  vendorRole: named(vendorRoleNames),
  when: (value) => (value.includes('T') ? formatMoment(value) : formatDate(value)),
  yesNo: named({ true: 'yes', false: 'no' }),
};

function named(names: Readonly<Record<string, string | null>>): Format {
  return (value) => (Object.hasOwn(names, value) ? names[value] : undefined) ?? value;
}

/** The label of an audited field; null for bookkeeping, which is not shown. */
export function auditedLabel(entityType: string, name: string): string | null {
  const field = findAuditedField(entityType, name);
  if (field?.kind === 'hidden') return null;
  return (adEntities.includes(entityType) ? fieldLabel(name) : undefined) ?? field?.label ?? inWords(name);
}

/** Formats an audited value, named by the server, for people; a value without a name stays as it is. */
export function auditedValueText(entityType: string, name: string, value: string): string {
  if (adEntities.includes(entityType) && fieldPath(name) !== undefined) return fieldText(name, value) || value;
  const kind = findAuditedField(entityType, name)?.kind ?? 'text';
  return Object.hasOwn(formats, kind) ? formats[kind as FormattedKind](value) : value;
}
