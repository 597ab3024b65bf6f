/** Sections of the ad form in their order, with titles and hints. The files section has no fields. */
export const formSections = {
  what: { title: 'What' },
  lead: { title: 'Where it leads', hint: 'Whoever opens this ad, or scans its QR code, is sent to this address.' },
  flipbook: { title: 'Brochure', hint: 'A PDF among the files below, or the address of a flip book.' },
  offer: { title: 'Offer', hint: 'Prices in Australian dollars, GST included.' },
  files: { title: 'Pictures and files' },
  category: { title: 'Category' },
  when: { title: 'When', hint: "Days in the ad's own time zone, which follows from its state and postcode." },
  where: { title: 'Where' },
  contact: { title: 'Contact' },
  links: { title: 'Links', hint: 'https:// is added where it is missing.' },
  terms: { title: 'Terms' },
  directory: { title: 'Vendor and place in the directory', hint: 'Only administrators see and set these.' },
} as const satisfies Record<string, { title: string; hint?: string }>;

export type FormSectionKey = keyof typeof formSections;
