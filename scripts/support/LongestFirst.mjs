import Sequencer from '@jest/test-sequencer';

// jest knows durations from earlier runs only. On a fresh machine it begins with the largest files, and those that walk
// all screens are among the smallest. Every second one of the first few mostly waits: it leaves the processor to the
// other worker, which makes the demo's data meanwhile.
const longest = [
  'screens/everyPublicScreen',
  'databaseFallsSilent',
  'screens/everyAdministratorScreen',
  'siteIsSupervised',
  'dialogsByKeyboard',
  'serversRestartInTurn',
  'visitorBrowsesOffers',
  'administratorWritesAds',
  'administratorRunsGrid',
  'siteIsKilledAtWork',
  'visitorBuysCoupon',
  'visitorReadsDetails',
  'screens/everyVendorScreen',
  'visitorComesBack',
  'administratorArchivesImportedCafe',
  'vendorRedeemsCoupon',
  'visitorGoesOffline',
  'visitorUsesMap',
  'administratorKeepsRecords',
  'administratorKeepsAreas',
  'siteStartsAndStops',
  'administratorReviewsAds',
  'administratorKeepsPictures',
].map((name) => `/e2e/${name}.test.ts`);

/** Begins with the longest journeys, so that no worker is left with one of them at the end. */
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
