import type { PostedForm } from '../../platform/page/PostedFormContext';
import type { Buyer, BuyerProblems } from './buyerProblems';
import { describePurchaseProblem } from './describePurchaseProblem';
import { fieldProblems } from './fieldProblems';
import type { PurchaseProblem } from './PurchaseProblem';

interface PostedPurchase {
  buyer: Buyer;
  fields: BuyerProblems;
  problem: PurchaseProblem | null;
}

/** A form that was sent without JavaScript, as the same form shows it. */
export function postedPurchase(posted: PostedForm | null): PostedPurchase | null {
  if (posted === null) return null;
  const { values } = posted;
  const fields = fieldProblems(posted.fields);
  return {
    buyer: { name: values['name'] ?? '', email: values['email'] ?? '', acceptTerms: values['acceptTerms'] === 'true' },
    fields,
    problem: Object.keys(fields).length > 0 ? null : describePurchaseProblem(posted),
  };
}
