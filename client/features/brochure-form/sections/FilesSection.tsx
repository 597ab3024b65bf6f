import type { FragmentType } from '@apollo/client';
import { useStore } from '../../../platform/stores/useStore';
import { formSections } from '../../../generated/brochureFields';
import type { BrochureAssetsBrochureFragment } from '../../../generated/types';
import { BrochureAssets } from '../../brochure-assets/BrochureAssets';
import type { OnAssetsChanged } from '../../brochure-assets/OnAssetsChanged';
import type { AssetUploads } from '../../brochure-assets/uploads/useAssetUploads';
import { useBrochureForm } from '../BrochureFormContext';
import { Section } from './Section';

interface FilesSectionProps {
  /** null: a new ad, whose files wait until it is saved */
  brochure: FragmentType<BrochureAssetsBrochureFragment> | null;
  uploads: AssetUploads;
  fixedBecause: string | null;
  onChanged: OnAssetsChanged;
  /** whether changes wait for an administrator */
  isWaiting?: boolean;
}

/** Saves file changes at once, apart from the rest of the form. */
export function FilesSection({ brochure, uploads, fixedBecause, onChanged, isWaiting = false }: FilesSectionProps) {
  const { store } = useBrochureForm();
  const allProblems = useStore(store, (state) => state.problems);
  const problems = allProblems.filter(({ field }) => field === 'assets').map(({ message }) => message);
  const kept = isWaiting
    ? 'Visitors see a change of them once an administrator has approved it.'
    : 'Kept at once, apart from the rest of the form.';
  const hint = brochure === null ? 'Sent when the ad is saved.' : kept;
  return (
    <Section title={formSections.files.title} hint={hint}>
      <div id="field-assets" tabIndex={-1}>
        <BrochureAssets {...{ brochure, uploads, fixedBecause, problems, onChanged }} isWithChange={isWaiting} />
      </div>
    </Section>
  );
}
