import Sequencer from '@jest/test-sequencer';

// jest knows only the durations of earlier runs. On a fresh machine it begins with the largest files, but the slow
// tests that walk all screens or all operations are among the smallest. Every second one of the first files mostly
// waits, which leaves the processor to the other worker while it generates the demo data.
const journeys = [
  'screens/everyPublicScreen',
  'databaseFallsSilent',
  'screens/everyAdministratorScreen',
  'siteIsSupervised',
  'dialogsByKeyboard',
  'serversRestartInTurn',
  'visitorBuysCoupon',
  'administratorRunsGrid',
  'visitorBrowsesOffers',
  'vendorRedeemsCoupon',
  'administratorWritesAds',
  'siteIsKilledAtWork',
  'screens/everyVendorScreen',
  'administratorArchivesImportedCafe',
  'newcomerGoesLive',
  'siteRunsInProcesses',
  'siteStartsAndStops',
  'visitorGoesOffline',
  'visitorComesBack',
  'visitorReadsDetails',
  'administratorReviewsAds',
  'visitorUsesMap',
  'administratorKeepsRecords',
  'administratorKeepsAreas',
  'administratorKeepsPictures',
  'vendorConnectsAccount',
  'visitorWritesToAdministrators',
  'administratorSecuresLogin',
  'connectionsAreCut',
].map((name) => `/e2e/${name}.test.ts`);

const others = [
  '/hostile-inputs/hostileInputs.test.ts',
  '/owners/vendorViewing.test.ts',
  '/filters/openNow.test.ts',
  '/graphql/graphqlPermissions.test.ts',
  '/app/unreviewedAds.test.ts',
  '/graphql/schemaExamples.test.ts',
  '/brochures/gridWork.test.tsx',
  '/graphql/auditedMutations.test.ts',
  '/hostile-inputs/hostileValues.test.ts',
  '/owners/anotherVendor.test.ts',
  '/connected-accounts/providerSignIn.test.ts',
  '/browser/SharedBrowser.test.ts',
  '/lists/plansOfLists.test.ts',
  '/response-cache/CacheFastPath.test.ts',
];

const longest = [...journeys, ...others];

/** Starts the longest files first, so that no worker has one of them left at the end. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const rank = ({ path }) => {
      const posix = path.replaceAll('\\', '/');
      const place = longest.findIndex((name) => posix.endsWith(name));
      return place === -1 ? longest.length : place;
    };
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
}
