import { newBrochurePath } from '../../../features/brochure-lifecycle/editorPath';
import { TypeChoices } from '../../../features/brochure-lifecycle/TypeChoices';
import { typeLabels } from '../../../generated/brochureTypes';
import { PageHeading } from '../../../ui/page/PageHeading';

/** Chooses the kind of a new ad. */
export default function ManageBrochuresScreen() {
  return (
    <>
      <PageHeading title="Add new brochure" subtitle="What kind of ad is it? The kind is for good." />
      <TypeChoices pathOf={newBrochurePath} nameOf={(type) => `${typeLabels[type]} ad`} />
    </>
  );
}
