import Sequencer from '@jest/test-sequencer';

// jest knows only the durations of earlier runs. On a fresh machine it begins with the largest files, but the slow
// tests that walk all screens or all operations are among the smallest. The two longest walks begin together; the two
// files after them mostly wait, which leaves the processors to the demo data.
const journeys = [
  'everyPublicScreen',
  'everyAdministratorScreen',
  'databaseFallsSilent',
  'siteIsSupervised',
  'dialogsByKeyboard',
  'serversRestartInTurn',
  'visitorHasAPhone',
  'versionBeforeSurvives',
  'administratorEditsCells',
  'buyersHelpThemselves',
  'administratorRunsGrid',
  'administratorWritesAds',
  'visitorBuysCoupon',
  'vendorRedeemsCoupon',
  'administratorMergesDuplicates',
  'everyStaffScreen',
  'everyVendorScreen',
  'administratorKeepsRecords',
  'administratorArchivesImportedCafe',
  'siteStartsAndStops',
  'administratorReviewsAds',
  'visitorUsesMap',
  'newcomerGoesLive',
  'siteRunsInProcesses',
  'visitorBrowsesOffers',
  'visitorComesBack',
  'importIsKilledAtWork',
  'administratorSeesAsVendor',
  'bulkJobIsKilledAtWork',
  'administratorPrintsMap',
  'administratorMendsImport',
  'administratorKeepsAreas',
  'siteIsKilledAtWork',
  'vendorConnectsAccount',
  'visitorKeepsMapArea',
  'visitorGoesOffline',
  'visitorReadsDetails',
  'connectionsAreCut',
  'exportRoundTrip',
  'administratorSecuresLogin',
  'administratorSetsUpTourism',
  'pagesKeepTheirPolicy',
  'bulkActionOutlivesThePage',
  'administratorKeepsPictures',
  'pagesAreFreshInProcesses',
  'visitorWritesToAdministrators',
  'administratorSetsSite',
  'descriptionIsWritten',
].map((name) => `/${name}.test.ts`);

const others = [
  '/hostile-inputs/hostileInputs.test.ts',
  '/graphql/graphqlPermissions.test.ts',
  '/hostile-inputs/hostileValues.test.ts',
  '/response-cache/CacheFastPath.test.ts',
  '/brochures/gridWork.test.tsx',
  '/app/unreviewedAds.test.ts',
  '/owners/vendorViewing.test.ts',
  '/graphql/schemaExamples.test.ts',
  '/filters/openNow.test.ts',
  '/hostile-inputs/hostileRoutes.test.ts',
  '/admins/brochures/BrochuresScreen.test.tsx',
  '/demo/seedDemoData.test.ts',
  '/lists/plansOfLists.test.ts',
  '/backup/backup.test.ts',
  '/review/ReviewScreen.test.tsx',
  '/brochure-editor/VendorBrochureScreen.test.tsx',
  '/brochure-editor/BrochureEditorScreen.test.tsx',
  '/packages/test/clientPackage.test.ts',
  '/printed-maps/citiesInPrint.test.ts',
  '/answering/incompletePages.test.ts',
  '/brochure-list/BrochureListScreen.test.tsx',
  '/browser/SharedBrowser.test.ts',
  '/graphql/auditedMutations.test.ts',
  '/owners/anotherVendor.test.ts',
];

const longest = [...journeys, ...others];

/**
 * Starts the longest files first, so that no worker has one of them left at the end. The others follow by project: a
 * worker that is replaced loads the modules of one project only.
 */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const projects = [...new Set(sorted.map(projectOf))].sort();
    const rank = (test) => {
      const posix = test.path.replaceAll('\\', '/');
      const place = longest.findIndex((name) => posix.endsWith(name));
      return place === -1 ? longest.length + projects.indexOf(projectOf(test)) : place;
    };
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
}

const projectOf = ({ context }) => context.config.displayName?.name ?? '';
