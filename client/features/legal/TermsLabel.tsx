import { paths } from '../../shared/paths';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const pages = [
  { path: paths.termsAndConditions(), before: 'I accept the ', name: 'terms and conditions' },
  { path: paths.privacyPolicy(), before: ' and have read the ', name: 'privacy policy' },
];

/** The label of a box for consent to the terms. They open in a new tab, so that the typed text stays. */
export function TermsLabel({ htmlFor }: { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor}>
      {pages.map(({ path, before, name }) => (
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
