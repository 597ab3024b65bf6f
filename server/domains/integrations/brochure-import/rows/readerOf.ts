import type { BrochureType } from '../../../brochures/BrochureType';
import { describeField } from '../../../brochures/fields/brochureFields';
import { brochureTypes } from '../../../brochures/fields/brochureTypes';
import * as cell from '../files/cellReaders';
import { importOf, type ImportField, type KnownAdField } from '../importFields';

/** 9999 means "unlimited" (docs/rules/prices-and-coupons.md#number-of-coupons). */
export const unlimitedCoupons = 9999;

interface ReaderOptions {
  type: BrochureType;
  /** false: cells come from an export, so text is read as the form reads it */
  isNew: boolean;
}

/** Returns the reader for the cells of a field, by its kind and limits. */
export function readerOf(name: ImportField | KnownAdField, { type, isNew }: ReaderOptions): cell.CellReader<unknown> {
  const { kind, least = 0, most: ofField = Infinity } = describeField(name);
  const most = importOf(name).most ?? ofField;
  switch (kind) {
    case 'title':
      return cell.text(brochureTypes[type].shortestTitle, most);
    case 'text':
      return isNew ? cell.paragraphs(most) : cell.writtenText(most);
    case 'markup':
      return isNew ? cell.description(most) : cell.markup(most);
    case 'phone':
      return cell.phone;
    case 'email':
      return cell.email;
    case 'url':
      return cell.url(most);
    case 'state':
      return cell.australianState;
    case 'hours':
      return cell.openingHours;
    case 'couponHours':
      return cell.couponHours;
    case 'date':
      return cell.day;
    case 'cents':
      return cell.dollars(least, most);
    case 'degrees':
      return cell.number(least, most);
    case 'count':
    case 'boolean':
      return ['numberOfCoupons', 'couponsUnlimited'].includes(name)
        ? cell.wholeNumberOr({ unlimited: unlimitedCoupons }, 1, unlimitedCoupons)
        : cell.wholeNumber(least, most);
    default:
      return cell.text(1, most);
  }
}
