import type { BrochureFormBrochureFragment, BrochureFormChoicesQuery } from '../../generated/types';

interface Choice {
  value: string;
  label: string;
}

export interface FormChoices {
  categories: readonly { label: string; options: readonly Choice[] }[];
  mapAreas: readonly Choice[];
}

/** Categories and areas to choose from. The ad's current values stay choices even if they are no longer in use. */
export function formChoices(
  data: BrochureFormChoicesQuery | undefined,
  brochure: BrochureFormBrochureFragment | null,
): FormChoices {
  const groups = (data?.categories.edges ?? []).map(({ node }) => ({
    label: node.name,
    options: [node, ...node.subCategories].map(({ code, name }) => ({ value: code, label: name })),
  }));
  const offered = new Set(groups.flatMap(({ options }) => options.map(({ value }) => value)));
  const own = brochure === null ? [] : [brochure.category, ...brochure.brochureCategories];
  const unused = own.filter(({ code }) => !offered.has(code)).map(({ code, name }) => ({ value: code, label: name }));
  const areas = (data?.mapAreas.edges ?? []).map(({ node }) => ({ value: node.did, label: node.name }));
  const area = brochure?.mapArea;
  const isAreaOffered = area == null || areas.some(({ value }) => value === area.did);
  return {
    categories: unused.length === 0 ? groups : [...groups, { label: 'Not in use', options: unused }],
    mapAreas: isAreaOffered ? areas : [...areas, { value: area.did, label: area.name }],
  };
}
