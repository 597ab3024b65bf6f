import { guideGroups, guidePath } from './guides/guides';

export interface NavigationLink {
  path: string;
  title: string;
}

export interface NavigationGroup {
  title: string;
  links: readonly NavigationLink[];
}

export const home = '/developers';

const [start, ...otherGuides] = guideGroups.map(({ title, guides }) => ({
  title,
  links: guides.map((guide) => ({ path: guidePath(guide), title: guide.title })),
}));

/** The navigation beside each page, in the order in which people read. */
export const navigation: readonly NavigationGroup[] = [
  { title: start?.title ?? '', links: [{ path: home, title: 'Overview' }, ...(start?.links ?? [])] },
  ...otherGuides.slice(0, 1),
  {
    title: 'Reference',
    links: [
      { path: `${home}/graphql`, title: 'GraphQL schema' },
      { path: `${home}/graphql/queries`, title: 'Queries' },
      { path: `${home}/graphql/mutations`, title: 'Mutations' },
      { path: `${home}/examples`, title: 'Examples' },
      { path: `${home}/rest`, title: 'REST paths' },
      { path: '/problems', title: 'Problems' },
    ],
  },
  ...otherGuides.slice(1),
  {
    title: 'Operations',
    links: [
      { path: `${home}/changelog`, title: 'Change log' },
      { path: `${home}/status`, title: 'Status' },
    ],
  },
];

/** The few that the bar has. */
export const barLinks: readonly NavigationLink[] = [
  { path: `${home}/guides/first-steps`, title: 'Guides' },
  { path: `${home}/graphql`, title: 'GraphQL' },
  { path: `${home}/rest`, title: 'REST' },
  { path: `${home}/changelog`, title: 'Changes' },
  { path: `${home}/status`, title: 'Status' },
];
