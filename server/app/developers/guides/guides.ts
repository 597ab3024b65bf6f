/** A guide of the portal: a page of the documentation, or some of its sections. */
export interface Guide {
  /** last part of its address */
  slug: string;
  title: string;
  summary: string;
  /** in the repository */
  file: string;
  /** headings (level 2) of the sections to show; absent: all */
  only?: readonly string[];
  /** headings (level 2) of sections that are not for integrators */
  without?: readonly string[];
}

export interface GuideGroup {
  title: string;
  guides: readonly Guide[];
}

/** The guides in the order of the navigation. Each text is written once, in `docs`. */
export const guideGroups: readonly GuideGroup[] = [
  {
    title: 'Start',
    guides: [
      {
        slug: 'first-steps',
        title: 'First steps',
        summary: 'First answer, first mirror, first ad with a picture and first verified webhook, each in minutes.',
        file: 'docs/developers/first-steps.md',
      },
      {
        slug: 'sandbox',
        title: 'Sandbox',
        summary: 'Demo data of your own for an hour, by a key without an account: write what you like.',
        file: 'docs/developers/sandbox.md',
      },
      {
        slug: 'api-keys',
        title: 'API keys',
        summary: 'How programs sign in: scopes, rotation, limits and allowed origins of keys.',
        file: 'docs/rules/accounts-and-permissions.md',
        only: ['API keys'],
      },
      {
        slug: 'client',
        title: 'Client for JavaScript',
        summary: 'A typed package for Node: lists as async iterators, change feed, retries, webhooks.',
        file: 'packages/client/README.md',
      },
    ],
  },
  {
    title: 'Guides',
    guides: [
      {
        slug: 'graphql',
        title: 'GraphQL',
        summary: 'Lists and paging, filters, coupons, writing ads, files, errors and limits of the GraphQL API.',
        file: 'docs/graphql-guide.md',
      },
      {
        slug: 'rest',
        title: 'REST',
        summary: 'What all REST paths have in common, and what each of them takes and answers.',
        file: 'docs/rest-contract.md',
        without: ['Where things are'],
      },
      {
        slug: 'interfaces',
        title: 'Names and ids',
        summary: 'Ids, names and lists, which both APIs write alike, and what a sent field means.',
        file: 'docs/rules/interfaces.md',
        only: [
          'One set of use cases',
          'Ids',
          'REST names',
          'Query lists',
          'Writing an ad',
          'Developer portal',
          'Public paths',
        ],
      },
      {
        slug: 'change-feed',
        title: 'Change feed',
        summary: 'Keep a mirror of all offers: every change once, with what has gone and why.',
        file: 'docs/rules/interfaces.md',
        only: ['Change feed'],
      },
      {
        slug: 'webhooks',
        title: 'Webhooks',
        summary: 'Signed events about ads, coupons, reviews and companies, with retries and a log.',
        file: 'docs/rules/interfaces.md',
        only: ['Webhooks'],
      },
      {
        slug: 'pages-of-other-sites',
        title: 'Calls from browsers',
        summary: 'What scripts of other sites may read and write (CORS).',
        file: 'docs/rules/interfaces.md',
        only: ['Pages of other sites'],
      },
      {
        slug: 'errors-and-limits',
        title: 'Errors and limits',
        summary: 'Codes of errors, rate limits, costs of operations, time-outs and page sizes.',
        file: 'docs/rules/errors-and-limits.md',
      },
    ],
  },
  {
    title: 'Offers elsewhere',
    guides: [
      {
        slug: 'feeds',
        title: 'Feeds',
        summary: 'RSS, JSON Feed, calendars and GeoJSON of an area, a category or a business.',
        file: 'docs/rules/follows.md',
        only: ['Topics', 'What is news', 'Feeds'],
      },
      {
        slug: 'embeds',
        title: 'Embeds',
        summary: 'Offers on your own site: a frame, a web component, oEmbed.',
        file: 'docs/rules/embeds.md',
      },
      {
        slug: 'dumps',
        title: 'Data dumps',
        summary: 'All offers of an area or a category as one file of schema.org data (JSON-LD).',
        file: 'docs/rules/follows.md',
        only: ['Dumps'],
      },
      {
        slug: 'statistics',
        title: 'Statistics',
        summary: 'Which events count, how to report them, and what the figures mean.',
        file: 'docs/rules/statistics.md',
      },
    ],
  },
  {
    title: 'Rules',
    guides: [
      {
        slug: 'fields',
        title: 'Fields of ads',
        summary: 'Every field of an ad with its limits and its names in GraphQL, REST and imports.',
        file: 'docs/brochure-fields.md',
      },
      {
        slug: 'visibility',
        title: 'Visibility',
        summary: 'Which ads a caller sees.',
        file: 'docs/rules/visibility.md',
      },
      {
        slug: 'statuses-and-reviews',
        title: 'Statuses and reviews',
        summary: 'From a draft to a published ad, and to the archive.',
        file: 'docs/rules/statuses-and-reviews.md',
      },
      {
        slug: 'search-and-lists',
        title: 'Search and lists',
        summary: 'How lists are filtered, ordered, counted and searched.',
        file: 'docs/rules/search-and-lists.md',
      },
      {
        slug: 'prices-and-coupons',
        title: 'Prices and coupons',
        summary: 'What coupons promise, when they are held, cancelled and redeemed.',
        file: 'docs/rules/prices-and-coupons.md',
        // how abuse is met
        without: ['Coupons a person', 'Pace of a network', 'Held coupons'],
      },
      {
        slug: 'files',
        title: 'Files',
        summary: 'Pictures and documents of ads: kinds, sizes, renditions.',
        file: 'docs/rules/files.md',
      },
      {
        slug: 'tourism-ads',
        title: 'Tourism ads',
        summary: 'The licence of ads from the Australian Tourism Data Warehouse.',
        file: 'docs/rules/tourism-ads.md',
      },
    ],
  },
];

export const guides: readonly Guide[] = guideGroups.flatMap((group) => group.guides);

export const guidePath = ({ slug }: Pick<Guide, 'slug'>): string => `/developers/guides/${slug}`;
