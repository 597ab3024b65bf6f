/** Imports run one way (docs/architecture.md); this file is what holds it. */
const { readdirSync } = require('node:fs');
const path = require('node:path');

const to = (path) => ({ path });
const domains = (names) => `^server/domains/(${names.join('|')})/`;
// what changes map areas knows the ads and streets on them; the areas themselves do not
const ground = ['categories', 'vendors', 'map-areas(?!/maintenance)'];
const middle = ['brochures', 'accounts', 'street-index'];
const access = ['previews'];
const upper = [
  'advertiser-notices',
  'map-areas/maintenance',
  'audit-log',
  'duplicates',
  'enquiries',
  'job-runs',
  'outgoing-mails',
  'integrations',
  'link-checks',
  'browsing',
  'purchases',
  'statistics',
  'invitations',
  'reviews',
  'site-settings',
  'webhooks',
];
const top = [
  'activity-reports',
  'admin-search',
  'advertisers',
  'bulk-jobs',
  'follows',
  'overview',
  'printed-maps',
  'retention',
  'staff',
];
// restores records of any domain
const highest = ['record-history'];
const layers = [ground, middle, access, upper, top, highest];
const withoutLayer = readdirSync(path.join(__dirname, 'server', 'domains'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !layers.some((names) => names.some((name) => name.startsWith(entry.name))))
  .map(({ name }) => name);
if (withoutLayer.length > 0) throw new Error(`Give each domain a layer in .dependency-cruiser.cjs: ${withoutLayer}.`);
const tests = '(\\.test\\.tsx?$|^(server|client)/test/)';

/** A layer may not import from a layer above it. */
const layer = (name, from, forbidden) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: to(forbidden),
});

/** A domain imports from lower layers, never from its own layer. */
const beside = (names, height) => ({
  name: `domains-of-layer-${height}-do-not-import-beside`,
  severity: 'error',
  from: { path: `^server/domains/(${names.join('|')})/`, pathNot: tests },
  to: { path: domains(names), pathNot: '^server/domains/$1/' },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^client/generated' },
    },
    {
      name: 'client-does-not-import-the-server',
      severity: 'error',
      from: { path: '^client/' },
      to: to('^server/'),
    },
    {
      name: 'shared-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '.', pathNot: '^shared/' },
    },
    { name: 'server-does-not-import-the-client', severity: 'error', from: { path: '^server/' }, to: to('^client/') },
    layer('server-shared-imports-nothing-of-ours', '^server/shared/', '^server/(?!shared/)'),
    layer('server-platform-knows-no-domain', '^server/platform/', '^server/(?!shared/|platform/)'),
    layer('server-domains-do-not-know-the-app', '^server/domains/', '^server/(?!shared/|platform/|domains/)'),
    layer('server-app-does-not-know-the-entry', '^server/app/', '^server/(main|commands|seeds)'),
    layer(
      'ground-domains-import-none-beside-or-above',
      domains(ground),
      domains([...middle, ...access, ...upper, ...top, ...highest]),
    ),
    layer('middle-domains-import-none-above', domains(middle), domains([...access, ...upper, ...top, ...highest])),
    layer('access-domains-import-none-above', domains(access), domains([...upper, ...top, ...highest])),
    layer('upper-domains-import-none-above', domains(upper), domains([...top, ...highest])),
    layer('top-domains-import-none-above', domains(top), domains(highest)),
    ...layers.map(beside),
    layer('migrations-are-frozen', '^server/migrations/', '^server/(?!migrations/)'),
    layer('client-shared-imports-nothing-of-ours', '^client/shared/', '^client/(?!shared/)'),
    layer('client-platform-knows-no-feature', '^client/platform/', '^client/(?!platform/|shared/|generated/)'),
    layer('client-ui-knows-no-domain', '^client/ui/', '^client/(?!ui/|platform/|shared/)'),
    layer('client-features-do-not-know-screens', '^client/features/', '^client/(app|screens)/'),
    layer('client-screens-do-not-know-the-app', '^client/screens/', '^client/app/'),
    layer('parts-of-the-app-do-not-know-the-whole', '^client/app/[^/]+/', '^client/app/[^/]+$'),
    {
      name: 'a-screen-does-not-import-another',
      severity: 'error',
      from: { path: '^client/screens/([^/]+/[^/]+)/', pathNot: tests },
      to: { path: '^client/screens/', pathNot: '^client/screens/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|client/generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
