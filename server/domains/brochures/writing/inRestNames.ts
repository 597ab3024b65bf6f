import { DomainError } from '../../../shared/errors/DomainError';

const names: Record<string, string> = {
  normalPriceCents: 'normalPrice',
  discountedPriceCents: 'discountedPrice',
  vendorId: 'vendor.id',
  couponsUnlimited: 'numberOfCoupons',
};
const anyName = new RegExp(Object.keys(names).join('|'), 'g');

/** A refusal in the names that the caller on /rest has used. */
export function inRestNames(error: DomainError): DomainError {
  const renamed = (text: string) => text.replace(anyName, (name) => names[name] ?? name);
  const { retryAfterSeconds, cause } = error;
  return new DomainError(error.code, renamed(error.message), {
    errors: error.errors.map(({ field, code, message }) => ({
      field: renamed(field),
      code,
      message: renamed(message),
    })),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    cause,
  });
}
