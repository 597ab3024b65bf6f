import { paths } from '../../shared/paths';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface TermsLabelProps {
  htmlFor: string;
  /** advertisers accept their conditions with the terms */
  isAdvertiser?: boolean;
}

const terms = { path: paths.termsAndConditions(), before: 'I accept the ', name: 'terms and conditions' };
const conditions = { path: paths.advertisingConditions(), before: ' and the ', name: 'conditions for advertisers' };
const privacy = { path: paths.privacyPolicy(), before: ' and have read the ', name: 'privacy policy' };

/** The label of a box for consent to the terms. They open in a new tab, so that the typed text stays. */
export function TermsLabel({ htmlFor, isAdvertiser = false }: TermsLabelProps) {
  return (
    <label htmlFor={htmlFor}>
      {[terms, ...(isAdvertiser ? [conditions] : []), privacy].map(({ path, before, name }) => (
        <span key={path}>
          {before}
          <a href={path} target="_blank" rel="noopener">
            {name}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </span>
      ))}
    </label>
  );
}
